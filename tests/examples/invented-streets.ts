import { gzipSync } from 'node:zlib';
import { type Tile, tileId } from '#server/map-file/tile-id.ts';
import { type WrittenFile, writePmtiles } from '#server/map-file/write-pmtiles.ts';

/** The side of a tile in its own units. */
const EXTENT = 4_096;

const MIDDLE = EXTENT / 2;

/** A line in a tile's units. */
type Line = readonly (readonly [x: number, y: number])[];

interface DrawnLine {
  readonly kind: string;
  readonly name?: string;
  readonly line: Line;
}

/** Bytes of a field of protocol buffers with a length. */
const field = (number: number, bytes: readonly number[]): number[] => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

const text = (written: string) => [...Buffer.from(written)];
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);

/** A vector tile with a layer of lines, after the Mapbox Vector Tile Specification 2.1. */
function encodeTile(layer: string, lines: readonly DrawnLine[]): Buffer {
  const keys = ['kind', 'name'];
  const values = [...new Set(lines.flatMap(({ kind, name }) => [kind, name ?? '']))];
  const features = lines.map(({ kind, name, line }) => {
    let [lastX, lastY] = [0, 0];
    const steps = line.map(([x, y]) => {
      const step = [zigzag(x - lastX), zigzag(y - lastY)];
      [lastX, lastY] = [x, y];
      return step;
    });
    const [first = [], ...others] = steps;
    const geometry = [9, ...first, others.length * 8 + 2, ...others.flat()];
    const tags = [
      0,
      values.indexOf(kind),
      ...(name === undefined ? [] : [1, values.indexOf(name)]),
    ];
    return [...field(2, tags.flatMap(varint)), 24, 2, ...field(4, geometry.flatMap(varint))];
  });
  return Buffer.from(
    field(3, [
      ...[120, 2],
      ...field(1, text(layer)),
      ...features.flatMap((feature) => field(2, feature)),
      ...keys.flatMap((key) => field(3, text(key))),
      ...values.flatMap((value) => field(4, field(1, text(value)))),
      ...[40, ...varint(EXTENT)],
    ]),
  );
}

/** A motorway from west to east and a street from north to south, through the middle of every tile. */
const CROSSING: readonly DrawnLine[] = [
  {
    kind: 'motorway',
    name: 'Autoroute inventée',
    line: [
      [0, MIDDLE],
      [EXTENT, MIDDLE],
    ],
  },
  {
    kind: 'main',
    name: 'Rue inventée',
    line: [
      [MIDDLE, 0],
      [MIDDLE, EXTENT],
    ],
  },
];

/** Belgium, in degrees. */
const BOUNDS = { west: 2.5, south: 49.4, east: 6.5, north: 51.6 };

/** The zooms of the invented streets. */
export const STREET_ZOOMS = { least: 7, most: 12 };

/** Writes a file of vector tiles with a crossing in every tile of Belgium, from zoom 7 to 12. */
export function writeInventedStreets(
  path: string,
  { layer = 'road' }: { readonly layer?: string } = {},
): WrittenFile {
  const bytes = gzipSync(encodeTile(layer, CROSSING));
  const tiles = tilesWithin(BOUNDS, STREET_ZOOMS).map((tile) => ({ id: tileId(tile), bytes }));
  return writePmtiles(path, {
    tiles: tiles.toSorted((a, b) => a.id - b.id),
    zooms: STREET_ZOOMS,
    bounds: BOUNDS,
    metadata: { vector_layers: [{ id: layer, fields: { kind: 'String', name: 'String' } }] },
  });
}

function tilesWithin(
  { west, south, east, north }: typeof BOUNDS,
  zooms: typeof STREET_ZOOMS,
): Tile[] {
  const found: Tile[] = [];
  for (let z = zooms.least; z <= zooms.most; z += 1) {
    const { x: left, y: top } = tileAt(north, west, z);
    const { x: right, y: bottom } = tileAt(south, east, z);
    for (let x = left; x <= right; x += 1)
      for (let y = top; y <= bottom; y += 1) found.push({ z, x, y });
  }
  return found;
}

/** The tile of a place. */
export function tileAt(lat: number, lng: number, z: number): Tile {
  const angle = (lat * Math.PI) / 180;
  return {
    z,
    x: Math.floor(((lng + 180) / 360) * 2 ** z),
    y: Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z),
  };
}
