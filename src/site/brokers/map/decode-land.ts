/** `land.json` as it stands: `scripts/draw-land.mjs` writes it. */
export interface PackedLand {
  /** Parts of a degree that it counts in. */
  readonly unit: number;
  /** Lines that neighbours share: longitude, latitude, each as its difference from the one before. */
  readonly arcs: readonly (readonly number[])[];
  /** Countries, Belgium first: polygons of rings of arcs; `~n` is arc `n` from its end. */
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
  /** Where land meets the sea. */
  readonly coasts: Line[];
  /** Where two countries meet, Belgium not among them. */
  readonly borders: Line[];
  /** `width` 1 to 3; 0 is a canal. */
  readonly rivers: readonly { readonly width: number; readonly line: Line }[];
}

/** How many points a river gets between two towns: rounder than by hand. */
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

/** The next arc begins where the one before ends: that point is left out. */
function joinArcs(ring: readonly number[], lines: readonly Line[]): Line {
  return ring.flatMap((arc) => {
    const line = lines[numberOf(arc)] ?? [];
    return (arc < 0 ? line.toReversed() : line).slice(1);
  });
}

/** Through the same points, in curves (Catmull and Rom). */
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
