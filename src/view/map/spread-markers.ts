import type { Point } from './point.ts';

/** How often all are looked at: a crowd that is not parted by then is one, and is merged. */
const ROUNDS = 8;

/** Under this many pixels too close is close enough: halves of halves never end. */
export const TOLERANCE = 0.01;

/**
 * Pushes what lies too close a little apart, each at most `furthest` pixels from where it belongs. Whatever
 * is left closer than `gap` (squares of that size overlap) had no room. The same points give the same places.
 */
export function spreadMarkers(
  points: readonly Point[],
  gap: number,
  furthest: number,
): readonly Point[] {
  const places = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false;
    const near = findNear(places, gap);
    for (const [i, place] of places.entries()) {
      for (const j of near(place)) {
        const other = places[j];
        if (j <= i || !other || !isTooNear(place, other, gap)) continue;
        const { x, y } = pushBetween(place, other, gap);
        move(place, -x, -y, points[i], furthest);
        move(other, x, y, points[j], furthest);
        isMoved = true;
      }
    }
    if (!isMoved) break;
  }
  return places;
}

/** Whether squares of this size around the two overlap. */
export function isTooNear(a: Point, b: Point, gap: number): boolean {
  return Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < gap - TOLERANCE;
}

/** Finds what may lie within `reach` of a point, by a grid: their numbers, a few too many. */
export function findNear(points: readonly Point[], reach: number): (point: Point) => number[] {
  const cellOf = (value: number) => Math.floor(value / reach);
  const cells = new Map<string, number[]>();
  for (const [i, { x, y }] of points.entries()) {
    const cell = `${cellOf(x)} ${cellOf(y)}`;
    cells.set(cell, [...(cells.get(cell) ?? []), i]);
  }
  return ({ x, y }) =>
    [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(`${cellOf(x) + right} ${cellOf(y) + down}`) ?? []),
    );
}

/** Half of what parts two, along the shorter way; of two at one point the second goes right. */
function pushBetween(a: Point, b: Point, gap: number): Point {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return Math.abs(x) >= Math.abs(y)
    ? { x: ((x < 0 ? -1 : 1) * (gap - Math.abs(x))) / 2, y: 0 }
    : { x: 0, y: ((y < 0 ? -1 : 1) * (gap - Math.abs(y))) / 2 };
}

function move(
  place: { x: number; y: number },
  x: number,
  y: number,
  home: Point | undefined,
  furthest: number,
): void {
  if (!home) return;
  place.x = Math.min(Math.max(place.x + x, home.x - furthest), home.x + furthest);
  place.y = Math.min(Math.max(place.y + y, home.y - furthest), home.y + furthest);
}
