import type { NamedPlace } from '#domain/brokers/finder.ts';
import type { Point } from '#domain/brokers/point.ts';

/** Pixels high, by rank. */
export const NAME_SIZE = { 1: 17, 2: 14.5, 3: 13, 4: 12 } as const satisfies Record<
  NamedPlace['rank'],
  number
>;

/** A letter's width and a line's height, as parts of the size; and the pixels around a name that stay empty. */
const LETTER = 0.56;
const LINE = 1.1;
const AIR = 4;
/** From the middle of a town's dot to its name. */
const DOT = 8;

/** A name with the point of its town. */
export interface PlacedName {
  readonly place: NamedPlace;
  readonly point: Point;
  /** Whether the name stands before its dot: there was no room after it. */
  readonly isBefore: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The names for which there is room, larger towns first, none over another; those of one rank in the order given. */
export function fitNames(
  places: readonly NamedPlace[],
  project: (place: NamedPlace) => Point,
): readonly PlacedName[] {
  const taken: Box[] = [];
  return places
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((place): PlacedName[] => {
      const point = project(place);
      for (const isBefore of [false, true]) {
        const box = boxOf(place, point, isBefore);
        if (taken.some((other) => overlaps(box, other))) continue;
        taken.push(box);
        return [{ place, point, isBefore }];
      }
      return [];
    });
}

function boxOf({ name, rank }: NamedPlace, { x, y }: Point, isBefore: boolean): Box {
  const size = NAME_SIZE[rank];
  const width = DOT + name.length * size * LETTER;
  const half = (size * LINE) / 2;
  return {
    left: (isBefore ? x - width : x - DOT / 2) - AIR,
    right: (isBefore ? x + DOT / 2 : x + width) + AIR,
    top: y - half - AIR / 2,
    bottom: y + half + AIR / 2,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
