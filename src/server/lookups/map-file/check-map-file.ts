import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { bytesToHeader, Compression, type Header, TileType } from 'pmtiles';
import { z } from 'zod';
import { MAP_LAYERS } from '#domain/brokers/map-layers.ts';

/** All of the file is read at the start, to compute its hash. */
const MAX_FILE_BYTES = 4 * 1024 ** 3;

const MAX_METADATA_BYTES = 1024 ** 2; // uncompressed
const MAX_ZOOM = 20;

const HEADER_BYTES = 127;
/** The header and the root directory lie within this many bytes, which a browser reads first. */
const FIRST_READ_BYTES = 16_384;
const START = 'PMTiles\x03'; // with the version

export type MapFileCheck =
  | { readonly ok: true; readonly zooms: { readonly least: number; readonly most: number } }
  | { readonly ok: false; readonly reason: string };

/** Whether the map can draw this file. Only the header and the metadata are read, no tile. */
export function checkMapFile(path: string): MapFileCheck {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch {
    return refuse(`names a file that cannot be opened: ${path}`);
  }
  try {
    return checkOpenFile(path, descriptor);
  } catch {
    return refuse(`names a file that cannot be read: ${path}`);
  } finally {
    closeSync(descriptor);
  }
}

function checkOpenFile(path: string, descriptor: number): MapFileCheck {
  const file = fstatSync(descriptor);
  if (!file.isFile()) return refuse(`names no file: ${path}`);
  if (file.size > MAX_FILE_BYTES) return refuse(`names a file of more than 4 GB: ${path}`);
  const start = read(descriptor, 0, Math.min(file.size, HEADER_BYTES));
  if (start.length < HEADER_BYTES || start.toString('latin1', 0, START.length) !== START)
    return refuse(`must name a PMTiles file of version 3: ${path} is none`);
  const header = bytesToHeader(new Uint8Array(start).buffer);
  if (header.tileType !== TileType.Mvt) {
    const type = (TileType[header.tileType] ?? 'unknown').toLowerCase();
    return refuse(`must name a file of vector tiles: those of ${path} are of type ${type}`);
  }
  const { tileCompression, internalCompression } = header;
  const unreadable = [tileCompression, internalCompression].find(
    (compression) => compression !== Compression.None && compression !== Compression.Gzip,
  );
  if (unreadable !== undefined) {
    const name = (Compression[unreadable] ?? 'unknown').toLowerCase();
    return refuse(`must name a file compressed by gzip or not at all: ${path} is by ${name}`);
  }
  if (!isWhole(header, file.size))
    return refuse(`names a file that is cut off or damaged: ${path}`);
  if (header.maxZoom > MAX_ZOOM || header.jsonMetadataLength > MAX_METADATA_BYTES)
    return refuse(`names a file with more than the map can use: ${path}`);
  const metadata = read(descriptor, header.jsonMetadataOffset, header.jsonMetadataLength);
  const layers = readLayers(metadata, internalCompression);
  if (!MAP_LAYERS.some((layer) => layers.includes(layer)))
    return refuse(
      `must name a file with layers that the map draws (${MAP_LAYERS.join(', ')}): ${path} has ${layers.join(', ') || 'none'}`,
    );
  return { ok: true, zooms: { least: header.minZoom, most: header.maxZoom } };
}

const refuse = (reason: string) => ({ ok: false as const, reason });

function isWhole(header: Header, size: number): boolean {
  const rootEnd = header.rootDirectoryOffset + header.rootDirectoryLength;
  const ends = [
    rootEnd,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  return (
    ends.every((end) => end <= size) &&
    rootEnd <= FIRST_READ_BYTES &&
    header.minZoom <= header.maxZoom
  );
}

function read(descriptor: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(descriptor, bytes, 0, length, offset));
}

const METADATA = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/** The names of the layers in the metadata; none if they cannot be read. */
function readLayers(bytes: Buffer, compression: Compression): readonly string[] {
  try {
    const text =
      compression === Compression.Gzip
        ? gunzipSync(bytes, { maxOutputLength: MAX_METADATA_BYTES })
        : bytes;
    return METADATA.parse(JSON.parse(text.toString('utf8'))).vector_layers.map(({ id }) => id);
  } catch {
    return [];
  }
}
