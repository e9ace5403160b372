import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { PMTiles, type Source, zxyToTileId } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STREET_ZOOMS, writeInventedStreets } from '#tests/examples/invented-streets.ts';
import { judgeMapFile } from './judge-map-file.ts';
import { type Tile, tileId } from './tile-id.ts';
import { writePmtiles } from './write-pmtiles.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'loanfront-pmtiles-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The library that browsers read the file with, on this file. */
function openWithLibrary(path: string): PMTiles {
  const bytes = readFileSync(path);
  const source: Source = {
    getKey: () => path,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return new PMTiles(source);
}

const BOUNDS = { west: 2.5, south: 49.5, east: 6.25, north: 51.5 };
const LAYERS = { vector_layers: [{ id: 'road', fields: {} }] };

it('numbers tiles as the format does', () => {
  const tile = fc.integer({ min: 0, max: 20 }).chain((z) =>
    fc.record({
      z: fc.constant(z),
      x: fc.integer({ min: 0, max: 2 ** z - 1 }),
      y: fc.integer({ min: 0, max: 2 ** z - 1 }),
    }),
  );
  fc.assert(
    fc.property(tile, ({ z, x, y }) => {
      expect(tileId({ z, x, y })).toBe(zxyToTileId(z, x, y));
    }),
  );
});

describe('a written file', () => {
  it('is read by the library of the browsers, with what it says of itself', async () => {
    const path = join(folder, 'streets.pmtiles');
    const { tiles, size } = writeInventedStreets(path);
    expect(size).toBe(readFileSync(path).length);
    const file = openWithLibrary(path);
    const header = await file.getHeader();
    expect(header).toMatchObject({
      specVersion: 3,
      minZoom: STREET_ZOOMS.least,
      maxZoom: STREET_ZOOMS.most,
      numAddressedTiles: tiles,
      // All of them are the same.
      numTileContents: 1,
      clustered: true,
      minLon: 2.5,
      maxLat: 51.6,
    });
    expect(await file.getMetadata()).toMatchObject({ vector_layers: [{ id: 'road' }] });
    const tile = await file.getZxy(8, 131, 85);
    expect(tile?.data.byteLength).toBeGreaterThan(50);
    expect(await file.getZxy(8, 0, 0)).toBeUndefined();
    expect(judgeMapFile(path)).toMatchObject({ ok: true, header: { zooms: STREET_ZOOMS } });
  });

  it('has leaves where its tiles are many, and finds each', async () => {
    const path = join(folder, 'many.pmtiles');
    const hashOf = ({ x, y }: Tile) => createHash('sha512').update(`${x} ${y}`).digest();
    const all: Tile[] = Array.from({ length: 24_000 }, (_, i) => ({
      z: 14,
      x: 8_300 + (i % 250),
      y: 5_400 + Math.floor(i / 250),
    }));
    // With gaps, and contents in no order, so that a directory cannot be written shorter.
    const at = all.filter((tile) => hashOf(tile).readUInt8(0) % 4 === 0);
    const contents = Array.from({ length: 512 }, (_, n) => gzipSync(`${n} `.repeat(1 + (n % 64))));
    const contentOf = (tile: Tile) => contents[hashOf(tile).readUInt16LE(1) % 512] as Buffer;
    const tiles = at
      .map((tile) => ({ id: tileId(tile), bytes: contentOf(tile) }))
      .toSorted((a, b) => a.id - b.id);
    writePmtiles(path, { tiles, zooms: { least: 14, most: 14 }, bounds: BOUNDS, metadata: LAYERS });
    const file = openWithLibrary(path);
    expect((await file.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
    for (const tile of [at[0], at[2_999], at.at(-1)] as Tile[]) {
      const found = await file.getZxy(tile.z, tile.x, tile.y);
      expect(Buffer.from(found?.data ?? new ArrayBuffer())).toEqual(gunzipSync(contentOf(tile)));
    }
    const gap = all.find((tile) => !at.includes(tile)) as Tile;
    expect(await file.getZxy(gap.z, gap.x, gap.y)).toBeUndefined();
  });

  it('is not left behind where a tile fails', () => {
    const path = join(folder, 'failed.pmtiles');
    const tiles = {
      *[Symbol.iterator]() {
        yield { id: 1, bytes: gzipSync('a') };
        throw new Error('The disk is gone');
      },
    };
    const write = () =>
      writePmtiles(path, { tiles, zooms: { least: 1, most: 1 }, bounds: BOUNDS, metadata: LAYERS });
    expect(write).toThrow('The disk is gone');
    expect(readdirSync(folder).filter((file) => file.startsWith('failed'))).toEqual([]);
  });
});
