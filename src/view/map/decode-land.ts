/** The format of `land.json`: the land of Natural Earth (public domain), and rivers traced by hand. */
export interface PackedLand {
  /** Units per degree. */
  readonly unit: number;
  /** Lines shared by neighbours: longitude and latitude, each as the difference from the previous point. */
  readonly arcs: readonly (readonly number[])[];
  /** Countries, Belgium first: polygons of rings of arcs; `~n` is arc `n` reversed. */
  readonly land: readonly (readonly (readonly (readonly number[])[])[])[];
  readonly rivers: readonly { readonly width: number; readonly line: readonly number[] }[];
}

/** Latitude, longitude. */
export type Place = [number, number];
export type Line = Place[];

export interface Land {
  /** Polygons of rings. */
  readonly home: Line[][];
  readonly abroad: Line[][];
  /** Coastlines. */
  readonly coasts: Line[];
  /** Borders between two countries other than Belgium. */
  readonly borders: Line[];
  /** `width` is 1 to 3, or 0 for a canal. */
  readonly rivers: readonly { readonly width: number; readonly line: Line }[];
}

/** The number of interpolated points between two towns of a river. */
const BETWEEN = 4;

export function decodeLand({ unit, arcs, land, rivers }: PackedLand): Land {
  const lines = arcs.map((arc) => unpack(arc, unit));
  const uses = new Map<number, number>();
  for (const arc of land.flat(3)) uses.set(numberOf(arc), (uses.get(numberOf(arc)) ?? 0) + 1);
  const [home = [], ...abroad] = land.map((polygons) =>
    polygons.map((rings) => rings.map((ring) => joinArcs(ring, lines))),
  );
  const ofHome = new Set((land[0] ?? []).flat(2).map(numberOf));
  const linesUsed = (times: number, also: (arc: number) => boolean) =>
    lines.filter((_, arc) => uses.get(arc) === times && also(arc));
  return {
    home,
    abroad: abroad.flat(),
    coasts: linesUsed(1, () => true),
    borders: linesUsed(2, (arc) => !ofHome.has(arc)),
    rivers: rivers.map(({ width, line }) => ({ width, line: round(unpack(line, unit)) })),
  };
}

const numberOf = (arc: number) => (arc < 0 ? ~arc : arc);

function unpack(packed: readonly number[], unit: number): Line {
  let lng = 0;
  let lat = 0;
  return Array.from({ length: packed.length / 2 }, (_, i) => {
    lng += packed[2 * i] ?? 0;
    lat += packed[2 * i + 1] ?? 0;
    return [lat / unit, lng / unit];
  });
}

/** Each arc begins at the end of the previous one: that point is omitted. */
function joinArcs(ring: readonly number[], lines: readonly Line[]): Line {
  return ring.flatMap((arc) => {
    const line = lines[numberOf(arc)] ?? [];
    return (arc < 0 ? line.toReversed() : line).slice(1);
  });
}

/** A smooth curve through the same points (Catmull-Rom). */
function round(line: Line): Line {
  return line.flatMap((from, i) => {
    const to = line[i + 1];
    if (!to) return [from];
    const before = line[i - 1] ?? from;
    const after = line[i + 2] ?? to;
    return Array.from({ length: BETWEEN }, (_, step): Place => {
      const t = step / BETWEEN;
      return [
        curve(before[0], from[0], to[0], after[0], t),
        curve(before[1], from[1], to[1], after[1], t),
      ];
    });
  });
}

function curve(before: number, from: number, to: number, after: number, t: number): number {
  return (
    from +
    (t / 2) *
      (to -
        before +
        t * (2 * before - 5 * from + 4 * to - after + t * (3 * (from - to) + after - before)))
  );
}
