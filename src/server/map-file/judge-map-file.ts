import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { MAP_LAYERS } from '#domain/brokers/map-layers.ts';
import type { Environment } from '../settings/read-settings.ts';
import type { SettingFault } from '../settings/setting-fault.ts';
import { FIRST_READ, HEADER_LENGTH, type PmtilesHeader, readHeader } from './pmtiles-header.ts';

/** The largest file, in bytes: all of it is read at the start. */
const LARGEST_FILE = 4 * 1024 ** 3;

/** The longest metadata, in bytes, uncompressed. */
const LONGEST_METADATA = 1024 ** 2;

/** The closest zoom that tiles may have. */
const CLOSEST = 20;

export type JudgedMapFile =
  | { readonly ok: true; readonly header: PmtilesHeader }
  | { readonly ok: false; readonly reason: string };

/** What is wrong with the file of `MAP_PMTILES`; nothing if the setting is absent. */
export function findMapFileFaults({ MAP_PMTILES: path }: Environment): readonly SettingFault[] {
  if (path === undefined || path.trim() === '') return [];
  const judged = judgeMapFile(path);
  return judged.ok ? [] : [{ variable: 'MAP_PMTILES', reason: judged.reason }];
}

/** Whether the map can draw this file: reads its header and its metadata, no tile. */
export function judgeMapFile(path: string): JudgedMapFile {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch {
    return refuse(`names a file that cannot be opened: ${path}`);
  }
  try {
    return judge(path, descriptor);
  } catch {
    return refuse(`names a file that cannot be read: ${path}`);
  } finally {
    closeSync(descriptor);
  }
}

function judge(path: string, descriptor: number): JudgedMapFile {
  const file = fstatSync(descriptor);
  if (!file.isFile()) return refuse(`names no file: ${path}`);
  const { size } = file;
  if (size > LARGEST_FILE) return refuse(`names a file of more than 4 GB: ${path}`);
  const header = readHeader(read(descriptor, { offset: 0, length: Math.min(size, HEADER_LENGTH) }));
  if (header === undefined) return refuse(`must name a PMTiles file of version 3: ${path} is none`);
  const { root, metadata, leaves, tiles, zooms } = header;
  if (header.tileType !== 'mvt')
    return refuse(
      `must name a file of vector tiles: those of ${path} are of type ${header.tileType}`,
    );
  const unreadable = [header.tileCompression, header.internalCompression].find(
    (compression) => compression !== 'none' && compression !== 'gzip',
  );
  if (unreadable !== undefined)
    return refuse(`must name a file compressed by gzip or not at all: ${path} is by ${unreadable}`);
  const isWhole = [root, metadata, leaves, tiles].every(
    ({ offset, length }) => Number.isSafeInteger(offset + length) && offset + length <= size,
  );
  if (!isWhole || root.offset + root.length > FIRST_READ || zooms.least > zooms.most)
    return refuse(`names a file that is cut off or damaged: ${path}`);
  if (zooms.most > CLOSEST || metadata.length > LONGEST_METADATA)
    return refuse(`names a file with more than the map can use: ${path}`);
  const layers = readLayers(read(descriptor, metadata), header.internalCompression === 'gzip');
  if (!MAP_LAYERS.some((layer) => layers.includes(layer)))
    return refuse(
      `must name a file with layers that the map draws (${MAP_LAYERS.join(', ')}): ${path} has ${layers.join(', ') || 'none'}`,
    );
  return { ok: true, header };
}

const refuse = (reason: string) => ({ ok: false as const, reason });

function read(descriptor: number, { offset, length }: { offset: number; length: number }): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
}

const METADATA = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/** The names of the layers that the metadata list; none if they cannot be read. */
function readLayers(bytes: Buffer, isCompressed: boolean): readonly string[] {
  try {
    const text = isCompressed ? gunzipSync(bytes, { maxOutputLength: LONGEST_METADATA }) : bytes;
    return METADATA.parse(JSON.parse(text.toString('utf8'))).vector_layers.map(({ id }) => id);
  } catch {
    return [];
  }
}
