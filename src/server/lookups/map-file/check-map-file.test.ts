import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { findMapFileFaults } from '../../program/settings/find-map-file-faults.ts';
import { checkMapFile } from './check-map-file.ts';

let folder: string;
const whole = readFileSync('tests/map-file/streets.pmtiles');
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-map-file-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The reason for which a file of these bytes is refused. */
function reasonFor(bytes: Uint8Array): string | undefined {
  const path = join(folder, 'checked.pmtiles');
  writeFileSync(path, bytes);
  const checked = checkMapFile(path);
  return checked.ok ? undefined : checked.reason;
}

const withByte = (at: number, byte: number) => {
  const bytes = Buffer.from(whole);
  bytes[at] = byte;
  return bytes;
};

it('a whole file is accepted', () => {
  expect(reasonFor(whole)).toBeUndefined();
});

it.each<[string, () => Uint8Array, RegExp]>([
  ['empty', () => Buffer.alloc(0), /^must name a PMTiles file of version 3: .+ is none$/],
  [
    'a picture',
    () => readFileSync(`${FLUVIA.CONFIG_DIR}/brokers/corner-house.webp`),
    /PMTiles file of version 3/,
  ],
  ['of version 2', () => withByte(7, 2), /PMTiles file of version 3/],
  ['of pictures', () => withByte(99, 2), /vector tiles: those of .+ are of type png$/],
  ['of an unknown type', () => withByte(99, 77), /are of type unknown$/],
  ['compressed otherwise', () => withByte(98, 4), /gzip or not at all: .+ is by zstd$/],
  ['with directories compressed otherwise', () => withByte(97, 3), /is by brotli$/],
  ['cut off', () => whole.subarray(0, -1), /is cut off or damaged/],
  ['a header alone', () => whole.subarray(0, 127), /is cut off or damaged/],
  ['with parts beyond all numbers', () => withByte(15, 255), /is cut off or damaged/],
  ['with its zooms reversed', () => withByte(100, 19), /is cut off or damaged/],
  ['with tiles of a zoom beyond use', () => withByte(101, 21), /more than the map can use/],
  ['with metadata that nobody can read', () => withByte(24, 0), /: .+ has none$/],
])('a file that is %s is refused', (_, make, reason) => {
  expect(reasonFor(make())).toMatch(reason);
});

it('a file without a layer that the map draws is refused, with what it has', () => {
  const path = join(folder, 'others.pmtiles');
  const metadata = gzipSync(JSON.stringify({ vector_layers: [{ id: 'transportation' }] }));
  const bytes = Buffer.concat([whole, metadata]);
  bytes.writeBigUInt64LE(BigInt(whole.length), 24);
  bytes.writeBigUInt64LE(BigInt(metadata.length), 32);
  writeFileSync(path, bytes);
  expect(findMapFileFaults({ MAP_PMTILES: path })).toEqual([
    {
      variable: 'MAP_PMTILES',
      reason: `must name a file with layers that the map draws (green, water, waterway, coast, rail, road): ${path} has transportation`,
    },
  ]);
});

it.each([
  ['missing.pmtiles', /^names a file that cannot be opened: /],
  ['.', /^names no file: /],
])('%s is refused', (name, reason) => {
  expect(checkMapFile(join(folder, name))).toEqual({
    ok: false,
    reason: expect.stringMatching(reason),
  });
});

it.each([undefined, '', ' '])('the setting %j asks for no file', (path) => {
  expect(findMapFileFaults({ MAP_PMTILES: path })).toEqual([]);
});
