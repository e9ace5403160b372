/** A rectangle in the window, and where in it a bubble comes to stand. In pixels. */
export interface Surroundings {
  /** What it belongs to. */
  readonly anchor: { left: number; top: number; bottom: number };
  readonly bubble: { width: number; height: number };
  readonly window: { width: number; height: number };
}

/** What stays free between a bubble and the window's edge. */
const EDGE = 12;

/** A bubble stands under its word, or over it where there is more room, and always in the window. */
export function placeBubble({ anchor, bubble, window }: Surroundings): {
  left: number;
  top: number;
  isAbove: boolean;
} {
  const below = window.height - anchor.bottom;
  const isAbove = below < bubble.height + EDGE && anchor.top > below;
  const furthest = window.width - bubble.width - EDGE;
  return {
    left: Math.max(EDGE, Math.min(anchor.left, furthest)),
    top: isAbove ? anchor.top - bubble.height : anchor.bottom,
    isAbove,
  };
}
