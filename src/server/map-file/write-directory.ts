import { gzipSync } from 'node:zlib';
import type { FilePart } from './pmtiles-header.ts';

/** Tiles of one content, one after the other: from `id` on, `run` of them, at `offset` of the tiles' part. */
export interface TileEntry {
  readonly id: number;
  readonly run: number;
  readonly offset: number;
  readonly length: number;
}

/** How many entries a leaf directory has at first, and the most that fit into the root without leaves. */
const LEAF = 4_096;

/**
 * Writes the entries, in the order of their ids, as a root directory of at most `room` bytes, with leaves if they
 * need them, all compressed by gzip.
 */
export function writeDirectories(
  entries: readonly TileEntry[],
  room: number,
): { readonly root: Buffer; readonly leaves: Buffer } {
  const whole = writeDirectory(entries);
  if (whole.length <= room) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = LEAF; ; size *= 2) {
    const leaves: Buffer[] = [];
    const places: (FilePart & { readonly id: number })[] = [];
    let offset = 0;
    for (let at = 0; at < entries.length; at += size) {
      const leaf = writeDirectory(entries.slice(at, at + size));
      places.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    // A run of none is a leaf.
    const root = writeDirectory(places.map((place) => ({ ...place, run: 0 })));
    if (root.length <= room) return { root, leaves: Buffer.concat(leaves) };
  }
}

function writeDirectory(entries: readonly TileEntry[]): Buffer {
  const numbers = [entries.length];
  let last = 0;
  for (const { id } of entries) {
    numbers.push(id - last);
    last = id;
  }
  for (const { run } of entries) numbers.push(run);
  for (const { length } of entries) numbers.push(length);
  let end: number | undefined;
  for (const { offset, length } of entries) {
    // Zero: where the one before ends.
    numbers.push(offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

/** A whole number in groups of seven bits, the lowest first. */
function varint(value: number): readonly number[] {
  const bytes: number[] = [];
  let left = value;
  for (; left >= 128; left = Math.floor(left / 128)) bytes.push((left % 128) | 128);
  bytes.push(left);
  return bytes;
}
