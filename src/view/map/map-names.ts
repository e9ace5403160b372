import type { MapBounds, NamedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type NamedLocality, nameLocalities } from '#domain/places/named-localities.ts';
import type { Locality } from '#domain/places/places.ts';
import { orderOf, type TownRank } from '#domain/places/towns.ts';
import { type Box, boxAround, overlaps } from './box.ts';
import { projectAt } from './project.ts';

/** How many names one view of the map has at most. */
export const MAX_NAMES = 80;

/** From which zoom on names of each rank are written. */
const FROM_ZOOM: Readonly<Record<TownRank, number>> = { 1: 0, 2: 7, 3: 9, 4: 11 };

/** From which zoom on a name has its postcode, whose figures and space are so many letters more. */
const ZIP_FROM = 12;
const ZIP_LETTERS = 5;

/** Pixels: a letter's width and a line's height by rank, and the air around a name. */
const LETTERS: Readonly<Record<TownRank, { width: number; height: number }>> = {
  1: { width: 10, height: 22 },
  2: { width: 8.5, height: 19 },
  3: { width: 7.5, height: 17 },
  4: { width: 7, height: 16 },
};
const AIR = 14;

/** Pixels: names are looked for in squares of this size, which is wider than any. */
const SQUARE = 320;

export interface MapNames {
  /** The names that a window of the map has room for, the larger towns before the smaller. */
  namesIn(window: MapBounds, zoom: number, locale: Locale): readonly NamedPlace[];
}

/**
 * Which names there is room for is settled for the whole country at each zoom, so that none comes or
 * goes as the map is moved.
 */
export function nameMap(localities: readonly Locality[]): MapNames {
  const order = new Map(
    nameLocalities(localities).map((place) => [place, orderOf(place.zips[0], place.knownAs)]),
  );
  const ranked = [...order.keys()].toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
  const thinned = new Map<string, readonly NamedPlace[]>();
  return {
    namesIn: ({ south, west, north, east }, zoom, locale) => {
      const key = `${zoom} ${locale}`;
      const names = thinned.get(key) ?? thin(ranked, zoom, locale);
      thinned.set(key, names);
      return names
        .filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
        .slice(0, MAX_NAMES);
    },
  };
}

function thin(
  ranked: readonly NamedLocality[],
  zoom: number,
  locale: Locale,
): readonly NamedPlace[] {
  const squares = new Map<string, Box[]>();
  const names: NamedPlace[] = [];
  for (const place of ranked) {
    if (zoom < FROM_ZOOM[place.rank]) continue;
    const name = place.names[locale];
    const zip = zoom >= ZIP_FROM ? place.zips[0] : undefined;
    const box = boxOf(place, name.length + (zip ? ZIP_LETTERS : 0), zoom);
    const [column, row] = [Math.floor(box.left / SQUARE), Math.floor(box.top / SQUARE)];
    const around = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].flatMap((y) => squares.get(`${column + x} ${row + y}`) ?? []),
    );
    // All capitals of provinces: the map itself fits them between the marks.
    if (place.rank > 1 && around.some((other) => overlaps(box, other))) continue;
    const own = `${column} ${row}`;
    squares.set(own, [...(squares.get(own) ?? []), box]);
    names.push({ name, lat: place.lat, lng: place.lng, rank: place.rank, zip });
  }
  return names;
}

/** Where a name is written, in pixels of the world at this zoom: its middle is the place. */
function boxOf({ lat, lng, rank }: NamedLocality, letters: number, zoom: number): Box {
  const { width, height } = LETTERS[rank];
  return boxAround(projectAt(zoom)({ lat, lng }), letters * width + AIR, height + AIR);
}
