import type { NamedPlace } from '#domain/brokers/finder.ts';
import { type Box, boxAround, contains, overlaps } from './box.ts';
import type { Point } from './point.ts';

/** Font size in pixels, by rank. */
const NAME_SIZE = { 1: 16.5, 2: 14.5, 3: 13, 4: 12 } as const satisfies Record<
  NamedPlace['rank'],
  number
>;

/**
 * The width of a letter and the height of a line, relative to the font size; and the empty margin around
 * a name, in pixels.
 */
const LETTER = 0.56;

/** What the names of capitals, in the face of titles, are wider than that, in letters. */
const WIDER = 1;
const LINE = 1.1;
const AIR = 4;

/** The distance from the middle of a town's dot to its name, in pixels; from a cross on it. */
const DOT = 8;
const CROSS = 22;

/** The distances that the name of a capital may have where pins take the room next to its dot, nearest first. */
const CAPITAL_REACHES = [DOT, CROSS, 36, 50];

/** A town nearer than this to the searched place, in pixels, is that place: the cross is its dot. */
const SAME = 10;

/** A name with the position of its town. */
export interface PlacedName {
  readonly place: NamedPlace;
  readonly point: Point;
  /** The position of the name: the middle of its line, at its start, middle or end. */
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  /** Its font size, in pixels. */
  readonly size: number;
  /** False where the cross of the searched place is its dot. */
  readonly hasDot: boolean;
  /** The areas of the name and of its dot. */
  readonly areas: readonly Box[];
}

/** What names must fit into. */
export interface NameRoom {
  /** The areas of marks and other names. */
  readonly taken?: readonly Box[];
  /** The part of the map that is in view. */
  readonly window?: Box | undefined;
  /** The searched place, which has a cross. */
  readonly searched?: Point | undefined;
  /** The size of names, as a share of the usual. */
  readonly scale?: number;
}

type Way = readonly [anchor: PlacedName['anchor'], x: number, y: number];

/** Positions of a name next to its town's dot, best first. */
const waysAround = (reach: number): readonly Way[] => [
  ['start', reach, 0],
  ['end', -reach, 0],
  ['middle', 0, reach + 7],
  ['middle', 0, -reach - 6],
  ['start', reach * 0.6, -reach - 2],
  ['end', -reach * 0.6, -reach - 2],
  ['start', reach * 0.6, reach + 3],
  ['end', -reach * 0.6, reach + 3],
];

/**
 * The names for which there is room next to the true places of their towns, larger towns first, without
 * overlaps with each other or with what is taken; those of one rank in the given order. A town whose dot is
 * covered has no name: elsewhere the name would be another place's.
 */
export function fitNames(
  places: readonly NamedPlace[],
  project: (place: NamedPlace) => Point,
  { taken = [], window, searched, scale = 1 }: NameRoom = {},
): readonly PlacedName[] {
  const written = searched ? [...taken, boxAround(searched, 2 * CROSS, 2 * CROSS)] : [...taken];
  return places
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((place): PlacedName[] => {
      const point = project(place);
      const size = NAME_SIZE[place.rank] * scale;
      const isSearched = searched !== undefined && distance(point, searched) < SAME;
      const dot = dotOf(point);
      const areas = isSearched ? taken : written;
      if (!isSearched && areas.some((other) => overlaps(dot, other))) return [];
      for (const [anchor, right, down] of waysAround(isSearched ? CROSS : DOT)) {
        const at = { x: point.x + right, y: point.y + awayBy(down, size, scale) };
        const box = boxOf(place, size, at, anchor);
        if (areas.some((other) => overlaps(box, other))) continue;
        if (window && !contains(window, box)) continue;
        written.push(box, dot);
        return [{ place, point, at, anchor, size, hasDot: !isSearched, areas: [box, dot] }];
      }
      return [];
    });
}

/**
 * The names of the capitals, which are written before clusters have their places: first the largest, on no
 * other name and no pin. A pin may stand on a capital's dot, whose name is then next to the pin.
 */
export function fitCapitals(
  capitals: readonly NamedPlace[],
  project: (place: NamedPlace) => Point,
  { taken = [], window, searched, scale = 1 }: NameRoom = {},
): readonly PlacedName[] {
  const cross = searched ? [boxAround(searched, 2 * CROSS, 2 * CROSS)] : [];
  const names: PlacedName[] = [];
  for (const place of capitals) {
    const point = project(place);
    if (window && !contains(window, dotOf(point))) continue;
    const size = NAME_SIZE[place.rank] * scale;
    const isSearched = searched !== undefined && distance(point, searched) < SAME;
    const areas = [
      ...taken,
      ...names.flatMap(({ areas }) => areas),
      ...(isSearched ? [] : cross),
      // Towns that are yet to be named keep their dots.
      ...capitals.filter((other) => other !== place).map((other) => dotOf(project(other))),
    ];
    const name = CAPITAL_REACHES.filter((reach) => !isSearched || reach >= CROSS)
      .flatMap(waysAround)
      .map(([anchor, right, down]) => {
        const at = { x: point.x + right, y: point.y + awayBy(down, size, scale) };
        return { at, anchor, box: boxOf(place, size, at, anchor) };
      })
      .find(
        ({ box }) =>
          !areas.some((other) => overlaps(box, other)) && (!window || contains(window, box)),
      );
    if (!name) continue;
    const { box, ...placed } = name;
    names.push({ place, point, size, ...placed, hasDot: !isSearched, areas: [box, dotOf(point)] });
  }
  return names;
}

/** How far above or below its dot a name stands: a larger one further by half of what it is higher. */
const awayBy = (down: number, size: number, scale: number) =>
  down + (Math.sign(down) * Math.max(0, size - size / scale)) / 2;

const dotOf = (point: Point): Box => boxAround(point, DOT, DOT);

/** How far a name extends before its anchor, as a share of its width. */
const BEFORE = { start: 0, middle: 0.5, end: 1 } as const;

function boxOf(
  { name, zip, rank }: NamedPlace,
  size: number,
  { x, y }: Point,
  anchor: PlacedName['anchor'],
) {
  const letters = name.length + (zip ? zip.length + 1 : 0) + (rank === 1 ? WIDER : 0);
  const width = letters * size * LETTER;
  const left = x - width * BEFORE[anchor];
  return boxAround({ x: left + width / 2, y }, width + 2 * AIR, size * LINE + AIR);
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
