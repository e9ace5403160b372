import { existsSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { judgeMapFile } from './judge-map-file.ts';
import { tileId } from './tile-id.ts';
import { type TileSource, type WrittenFile, writePmtiles } from './write-pmtiles.ts';

export type Converted =
  | { readonly ok: true; readonly written: WrittenFile }
  | { readonly ok: false; readonly reason: string };

const degrees = z.string().transform(Number).pipe(z.number().min(-180).max(180));
const zoom = z.coerce.number().int().min(0).max(20);

/** What an MBTiles file says of itself: a row a name, all of them texts. */
const METADATA = z.object({
  format: z.literal('pbf'),
  minzoom: zoom,
  maxzoom: zoom,
  bounds: z
    .string()
    .transform((written) => written.split(','))
    .pipe(z.tuple([degrees, degrees, degrees, degrees])),
  json: z
    .string()
    .transform((written) => JSON.parse(written))
    .pipe(z.object({ vector_layers: z.array(z.looseObject({ id: z.string() })) })),
  name: z.string().optional(),
  attribution: z.string().optional(),
});

const PLACE = z.object({
  zoom_level: z.number(),
  tile_column: z.number(),
  tile_row: z.number(),
});

/**
 * Writes the vector tiles of an MBTiles file into a PMTiles file that the map can draw, and replaces one that is
 * there. Where it cannot, it writes nothing and says why.
 */
export async function convertMbtiles(from: string, to: string): Promise<Converted> {
  if (!existsSync(from)) return refuse(`There is no file ${from}.`);
  const sqlite = await import('node:sqlite').catch(() => undefined);
  if (sqlite === undefined) return refuse('This needs Node 22.13 or later.');
  let database: DatabaseSync | undefined;
  try {
    database = new sqlite.DatabaseSync(from, { readOnly: true });
    const metadata = METADATA.safeParse(readMetadata(database));
    if (!metadata.success) return refuse(`${from} is no MBTiles file of vector tiles.`);
    const unchecked = `${to}.unchecked`;
    const written = writePmtiles(unchecked, sourceOf(database, metadata.data));
    const judged = judgeMapFile(unchecked);
    if (!judged.ok) {
      rmSync(unchecked);
      return refuse(`The map could not draw the tiles of ${from}: MAP_PMTILES ${judged.reason}.`);
    }
    renameSync(unchecked, to);
    return { ok: true, written };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return refuse(`${from} could not be converted: ${reason}.`);
  } finally {
    database?.close();
  }
}

const refuse = (reason: string) => ({ ok: false as const, reason });

function readMetadata(database: DatabaseSync): Readonly<Record<string, unknown>> {
  const rows = database.prepare('select name, value from metadata').all();
  return Object.fromEntries(rows.map(({ name, value }) => [String(name), value]));
}

function sourceOf(database: DatabaseSync, metadata: z.output<typeof METADATA>): TileSource {
  const { minzoom, maxzoom, bounds, json, name, attribution } = metadata;
  const [west, south, east, north] = bounds;
  const places = database
    .prepare('select zoom_level, tile_column, tile_row from tiles')
    .all()
    .map((row) => {
      const { zoom_level: z, tile_column: x, tile_row } = PLACE.parse(row);
      return { id: tileId({ z, x, y: 2 ** z - 1 - tile_row }), z, x, row: tile_row };
    })
    .toSorted((a, b) => a.id - b.id);
  const find = database.prepare(
    'select tile_data from tiles where zoom_level = ? and tile_column = ? and tile_row = ?',
  );
  return {
    tiles: (function* () {
      for (const { id, z, x, row } of places) {
        const bytes = find.get(z, x, row)?.tile_data;
        if (bytes instanceof Uint8Array) yield { id, bytes: compressed(bytes) };
      }
    })(),
    zooms: { least: minzoom, most: maxzoom },
    bounds: { west, south, east, north },
    metadata: { ...json, ...(name && { name }), ...(attribution && { attribution }) },
  };
}

/** Tiles are usually compressed by gzip already, which their first bytes say. */
function compressed(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? bytes : gzipSync(bytes);
}
