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
  /** Where the name is written: the middle of its line, at its start, middle or end. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Whether the town's dot can be seen: nothing stands on it. */
  readonly hasDot: boolean;
}

/** Something that names keep clear of, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Way = readonly [anchor: PlacedName['anchor'], x: number, y: number];

/** Ways to write a name beside its town's dot, the best first, and beside a mark that stands on it. */
const WAYS: Readonly<Record<'dot' | 'mark', readonly Way[]>> = {
  dot: [
    ['start', DOT, 0],
    ['end', -DOT, 0],
    ['middle', 0, 15],
    ['middle', 0, -14],
  ],
  mark: [
    ['start', 32, 0],
    ['end', -32, 0],
    ['middle', 0, 36],
    ['middle', 0, -36],
  ],
};

/**
 * The names for which there is room, larger towns first, none over another or over what is `taken`; those of one rank
 * in the order given.
 */
export function fitNames(
  places: readonly NamedPlace[],
  project: (place: NamedPlace) => Point,
  taken: readonly Box[] = [],
): readonly PlacedName[] {
  const written = [...taken];
  return places
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((place): PlacedName[] => {
      const point = project(place);
      const dot = boxAround(point, DOT, DOT);
      const isCovered = taken.some((other) => overlaps(dot, other));
      // A village under a mark or another's name has none: one could not tell what it belongs to.
      if (place.rank > 2 && written.some((other) => overlaps(dot, other))) return [];
      for (const [anchor, right, down] of WAYS[isCovered ? 'mark' : 'dot']) {
        const at = { x: point.x + right, y: point.y + down };
        const box = boxOf(place, at, anchor);
        if (written.some((other) => overlaps(box, other))) continue;
        written.push(box);
        if (!isCovered) written.push(dot);
        return [{ place, point, at, anchor, hasDot: !isCovered }];
      }
      return [];
    });
}

/** How far a name lies before the point that it is anchored at, as a part of its width. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function boxOf({ name, rank }: NamedPlace, { x, y }: Point, anchor: PlacedName['anchor']): Box {
  const size = NAME_SIZE[rank];
  const width = name.length * size * LETTER;
  const left = x - width * BEFORE[anchor];
  return boxAround({ x: left + width / 2, y }, width + 2 * AIR, size * LINE + AIR);
}

/** A box of this width and height in the middle of which a point lies. */
export function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
