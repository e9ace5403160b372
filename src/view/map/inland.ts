import type { Point } from './point.ts';

interface Edge {
  readonly a: Point;
  readonly b: Point;
}

/** Whether a circle around a point lies within the country. */
export type IsInland = (point: Point, radius: number) => boolean;

/**
 * Reads the country's border, for circles that must not cross it.
 * @param rings the country's rings in the plane, each closed by its first point
 */
export function readInland(rings: readonly (readonly Point[])[]): IsInland {
  const edges = rings.flatMap((ring) =>
    ring.flatMap((b, i): Edge[] => {
      const a = ring.at(i - 1);
      return a ? [{ a, b }] : [];
    }),
  );
  return (point, radius) =>
    isWithin(edges, point) && edges.every((edge) => distanceTo(edge, point) >= radius);
}

/** By the number of edges that a ray to the right crosses. */
function isWithin(edges: readonly Edge[], { x, y }: Point): boolean {
  const crossed = edges.filter(
    ({ a, b }) => a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x),
  );
  return crossed.length % 2 === 1;
}

function distanceTo({ a, b }: Edge, { x, y }: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((x - a.x) * dx + (y - a.y) * dy) / length;
  const at = Math.min(1, Math.max(0, share));
  return Math.hypot(a.x + at * dx - x, a.y + at * dy - y);
}
