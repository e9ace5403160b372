import { type Box, boxAround, overlaps } from './box.ts';
import type { Point } from './point.ts';

/** The side of the square around a cluster that keeps off, with its ring, in pixels. */
export const CLUSTER_SIDE = 54;

/** How far a cluster is moved at most, in pixels, unless said otherwise: beyond, it would be elsewhere. */
export const FURTHEST = 60;

/** The steps by which it is moved, in pixels, and in how many directions. */
const STEP = 6;
const DIRECTIONS = 16;

/**
 * The nearest place for a cluster that lies on none of the boxes, and if there is one, near no other mark;
 * where it is, if everything around is taken.
 */
export function keepOff(
  boxes: readonly Box[],
  point: Point,
  isNearOther: (point: Point) => boolean,
  furthest: number = FURTHEST,
): Point {
  const isClear = (at: Point) => {
    const area = boxAround(at, CLUSTER_SIDE, CLUSTER_SIDE);
    return !boxes.some((box) => overlaps(area, box));
  };
  if (isClear(point)) return point;
  const clear = placesAround(point, furthest).filter(isClear);
  return clear.find((at) => !isNearOther(at)) ?? clear[0] ?? point;
}

/** Places around a point, nearest first. */
function placesAround({ x, y }: Point, furthest: number): readonly Point[] {
  return Array.from(
    { length: Math.floor(furthest / STEP) },
    (_, ring) => STEP * (ring + 1),
  ).flatMap((reach) =>
    Array.from({ length: DIRECTIONS }, (_, i) => (2 * Math.PI * i) / DIRECTIONS).map((angle) => ({
      x: x + reach * Math.sin(angle),
      y: y + reach * Math.cos(angle),
    })),
  );
}
