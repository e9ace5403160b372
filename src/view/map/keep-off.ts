import { type Box, boxAround, overlaps } from './box.ts';
import type { Point } from './point.ts';

/** The room of clusters, in pixels. */
export interface ClusterRoom {
  /** The side of the square around a cluster that keeps off, with its ring. */
  readonly side: number;
  /** From the middle of one to the next, so that their rings do not touch where there is room. */
  readonly gap: number;
  /** How far a cluster is moved at most: beyond, it would be elsewhere. */
  readonly furthest: number;
}

/** `small`: where the whole country is, clusters are drawn smaller, and a few pixels are another province. */
export const CLUSTER_ROOM = {
  usual: { side: 54, gap: 56, furthest: 60 },
  small: { side: 38, gap: 40, furthest: 30 },
} as const satisfies Record<string, ClusterRoom>;

/** The steps by which it is moved, in pixels, and in how many directions. */
const STEP = 6;
const DIRECTIONS = 16;

/**
 * The nearest place for a cluster that lies on none of the boxes, and if there is one, near no other mark.
 * Where boxes take everything around, the last of them give way: the first are those of the largest towns.
 */
export function keepOff(
  boxes: readonly Box[],
  point: Point,
  isNearOther: (point: Point) => boolean,
  { side, furthest }: ClusterRoom = CLUSTER_ROOM.usual,
): Point {
  /** How many boxes, from the first, a cluster there would leave clear. */
  const countClear = (at: Point) => {
    const area = boxAround(at, side, side);
    const first = boxes.findIndex((box) => overlaps(area, box));
    return first < 0 ? boxes.length : first;
  };
  if (countClear(point) === boxes.length) return point;
  const places = [point, ...placesAround(point, furthest)];
  const counts = places.map(countClear);
  const most = Math.max(...counts);
  const clear = places.filter((_, i) => counts[i] === most);
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
