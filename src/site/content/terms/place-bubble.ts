/** What the position of a bubble depends on, in window pixels. */
export interface Surroundings {
  /** The word that it explains. */
  readonly anchor: { left: number; top: number; bottom: number };
  readonly bubble: { width: number; height: number };
  readonly window: { width: number; height: number };
  /** The edges of the text column; a bubble stays within them if it fits. */
  readonly column: { left: number; right: number };
}

/** The minimum distance between a bubble and the window's edge, in pixels. */
const EDGE = 12;

/** Places a bubble below its word, or above it if there is more room, always within the window. */
export function placeBubble({ anchor, bubble, window, column }: Surroundings): {
  left: number;
  top: number;
  isAbove: boolean;
} {
  const below = window.height - anchor.bottom;
  const isAbove = below < bubble.height + EDGE && anchor.top > below;
  const fits = bubble.width <= column.right - column.left;
  const first = Math.max(EDGE, fits ? column.left : 0);
  const last = Math.min(window.width - EDGE, fits ? column.right : window.width) - bubble.width;
  return {
    left: Math.max(first, Math.min(anchor.left, last)),
    top: isAbove ? anchor.top - bubble.height : anchor.bottom,
    isAbove,
  };
}
