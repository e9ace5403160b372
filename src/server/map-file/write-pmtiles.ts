import { createHash } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { FIRST_READ, HEADER_LENGTH, type PmtilesHeader, writeHeader } from './pmtiles-header.ts';
import { type TileEntry, writeDirectories } from './write-directory.ts';

/** Vector tiles on their way into a file. */
export interface TileSource {
  /** Each tile's number (`tileId`) and contents, compressed by gzip, in the order of the numbers. */
  readonly tiles: Iterable<{ readonly id: number; readonly bytes: Uint8Array }>;
  readonly zooms: PmtilesHeader['zooms'];
  readonly bounds: PmtilesHeader['bounds'];
  /** With `vector_layers`, as the format asks for. */
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The parts of a written file, in bytes, and how many tiles it has. */
export interface WrittenFile {
  readonly tiles: number;
  readonly size: number;
}

/**
 * Writes a PMTiles file of version 3. Equal contents are written once. The tiles follow the room of the root
 * directory, and leaves and metadata the tiles, so that nothing is read twice. Where a tile fails, no file is left.
 */
export function writePmtiles(path: string, source: TileSource): WrittenFile {
  const unfinished = `${path}.unfinished`;
  const file = openSync(unfinished, 'w');
  try {
    const written = writeAll(file, source);
    closeSync(file);
    renameSync(unfinished, path);
    return written;
  } catch (error) {
    closeSync(file);
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function writeAll(file: number, source: TileSource): WrittenFile {
  const { zooms, bounds, metadata } = source;
  let at = FIRST_READ;
  const append = (bytes: Uint8Array) => {
    writeSync(file, bytes, 0, bytes.length, at);
    at += bytes.length;
    return { offset: at - bytes.length, length: bytes.length };
  };

  const entries: TileEntry[] = [];
  const known = new Map<string, { readonly offset: number; readonly length: number }>();
  let addressed = 0;
  for (const { id, bytes } of source.tiles) {
    addressed += 1;
    const hash = createHash('sha256').update(bytes).digest('base64');
    let place = known.get(hash);
    if (place === undefined) {
      const { offset, length } = append(bytes);
      place = { offset: offset - FIRST_READ, length };
      known.set(hash, place);
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id)
      entries[entries.length - 1] = { ...last, run: last.run + 1 };
    else entries.push({ id, run: 1, ...place });
  }
  const tiles = { offset: FIRST_READ, length: at - FIRST_READ };

  const directories = writeDirectories(entries, FIRST_READ - HEADER_LENGTH);
  const leaves = append(directories.leaves);
  const described = append(gzipSync(JSON.stringify(metadata)));
  const { root } = directories;
  writeSync(file, root, 0, root.length, HEADER_LENGTH);
  const header = writeHeader({
    root: { offset: HEADER_LENGTH, length: root.length },
    metadata: described,
    leaves,
    tiles,
    counts: { addressed, entries: entries.length, contents: known.size },
    isClustered: true,
    internalCompression: 'gzip',
    tileCompression: 'gzip',
    tileType: 'mvt',
    zooms,
    bounds,
  });
  writeSync(file, header, 0, header.length, 0);
  return { tiles: addressed, size: at };
}
