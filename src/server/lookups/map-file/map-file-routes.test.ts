import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addMapFileRoutes,
  describeMapFile,
  MAX_RANGE_BYTES,
  readRange,
} from './map-file-routes.ts';
import { type OpenMapFile, openMapFile } from './open-map-file.ts';

const STREETS = 'tests/map-file/streets.pmtiles';

describe('a range', () => {
  it.each<[string, readonly [from: number, length: number]]>([
    ['bytes=0-0', [0, 1]],
    ['bytes=0-99', [0, 100]],
    ['bytes=10-19', [10, 10]],
    ['bytes=90-200', [90, 10]],
    ['bytes=99-999999999999999', [99, 1]],
  ])('"%s" of 100 bytes is %j', (header, [from, length]) => {
    expect(readRange(header, 100)).toEqual({ from, length });
  });

  it.each([
    '',
    'bytes=',
    'bytes=-',
    'bytes=-5',
    'bytes=5-',
    'bytes=100-101',
    'bytes=20-10',
    'bytes=0-1,4-5',
    'bytes=0-1, 4-5',
    'bytes= 0-1',
    'bytes=0 - 1',
    'bytes=+0-1',
    'bytes=0x0-0x1',
    'bytes=0.5-1',
    'bytes=-1-5',
    'Bytes=0-1',
    'items=0-1',
    '0-1',
    'bytes=0-9999999999999999',
    'bytes=0-1\n',
  ])('%j of 100 bytes is none', (header) => {
    expect(readRange(header, 100)).toBeUndefined();
  });

  it('is bounded', () => {
    const size = 10 * MAX_RANGE_BYTES;
    expect(readRange(`bytes=5-${MAX_RANGE_BYTES + 4}`, size)?.length).toBe(MAX_RANGE_BYTES);
    expect(readRange(`bytes=5-${MAX_RANGE_BYTES + 5}`, size)).toBeUndefined();
  });
});

describe('the file', () => {
  let folder: string;
  let bytes: Buffer;
  let mapFile: OpenMapFile;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'loanfront-map-route-'));
    bytes = readFileSync(STREETS);
    mapFile = await openMapFile(STREETS);
    app = Fastify();
    addMapFileRoutes(app, { mapFile });
  });
  afterAll(async () => {
    await app.close();
    await mapFile.close();
    rmSync(folder, { recursive: true });
  });

  const request = (headers: Record<string, string>, url = `/map/tiles/${mapFile.hash}.pmtiles`) =>
    app.inject({ url, headers });

  it('is sent in ranges, to be kept for ever', async () => {
    const response = await request({ range: 'bytes=7-126' });
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '120',
      'content-range': `bytes 7-126/${bytes.length}`,
      'content-type': 'application/vnd.pmtiles',
      etag: `"${mapFile.hash}"`,
    });
    expect(response.rawPayload).toEqual(bytes.subarray(7, 127));
    const again = await request({
      range: 'bytes=7-126',
      'if-none-match': String(response.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is cut where it ends', async () => {
    const response = await request({ range: `bytes=${bytes.length - 3}-${bytes.length + 9_999}` });
    expect(response.rawPayload).toEqual(bytes.subarray(-3));
  });

  it.each(['bytes=0-', 'bytes=9999999-9999999', 'lines=1-2'])('has no "%s"', async (range) => {
    const response = await request({ range });
    expect(response.statusCode).toBe(416);
    expect(response.headers).toMatchObject({
      'content-range': `bytes */${bytes.length}`,
      'cache-control': 'no-store',
    });
  });

  it('is never sent as a whole', async () => {
    expect((await request({})).statusCode).toBe(400);
  });

  it.each(['/map/tiles/streets.pmtiles', '/map/tiles/..%2fstreets.pmtiles', '/map/tiles/'])(
    'is the only one: %s does not exist',
    async (url) => {
      expect((await request({ range: 'bytes=0-9' }, url)).statusCode).toBe(404);
    },
  );

  it('is described to the map, with its credit', () => {
    expect(describeMapFile(mapFile)).toEqual({
      file: `/api/v1/map/tiles/${mapFile.hash}.pmtiles`,
      zooms: { least: 7, most: 12 },
      credit: {
        text: '© OpenStreetMap contributors',
        href: 'https://www.openstreetmap.org/copyright',
      },
    });
  });

  it('has another address with other contents, and the same with the same', async () => {
    const other = join(folder, 'other.pmtiles');
    const hashOf = async () => {
      const opened = await openMapFile(other);
      await opened.close();
      return opened.hash;
    };
    writeFileSync(other, bytes);
    expect(await hashOf()).toBe(mapFile.hash);
    const changed = Buffer.from(bytes);
    changed[20_000 % bytes.length] = 1;
    writeFileSync(other, changed);
    expect(await hashOf()).not.toBe(mapFile.hash);
  });

  it('is gone once somebody has written to it', async () => {
    const written = join(folder, 'written.pmtiles');
    writeFileSync(written, bytes);
    const opened = await openMapFile(written);
    expect(await opened.read(0, 5)).toEqual(bytes.subarray(0, 5));
    writeFileSync(written, Buffer.concat([bytes, Buffer.from('more')]));
    expect(await opened.read(0, 5)).toBeUndefined();
    await opened.close();
  });
});
