/** A rectangle in the window, and where in it a bubble comes to stand. In pixels. */
export interface Surroundings {
  /** What it belongs to. */
  readonly anchor: { left: number; top: number; bottom: number };
  readonly bubble: { width: number; height: number };
  readonly window: { width: number; height: number };
  /** The edges of the text's column; a bubble keeps to them where it fits between them. */
  readonly column: { left: number; right: number };
}

/** What stays free between a bubble and the window's edge. */
const EDGE = 12;

/** A bubble stands under its word, or over it where there is more room, and always in the window. */
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
