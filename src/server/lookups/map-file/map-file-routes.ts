import type { FastifyInstance } from 'fastify';
import { API } from '#calls/api.ts';
import type { MapFile } from '#domain/brokers/finder.ts';
import { sendProblem } from '../../http/problem.ts';
import type { OpenMapFile } from './open-map-file.ts';

export interface MapFileServices {
  /** Absent: the map draws no streets of its own. */
  mapFile: OpenMapFile | undefined;
}

const TYPE = 'application/vnd.pmtiles';

/** The address contains the hash of the contents. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** A longer range is refused, because a range is held in memory. */
export const MAX_RANGE_BYTES = 2 * 1024 ** 2;

/** The credit that the licence of OpenStreetMap's data (ODbL) requires. */
const CREDIT = {
  text: '© OpenStreetMap contributors',
  href: 'https://www.openstreetmap.org/copyright',
};

const pathOf = (hash: string) => `/map/tiles/${hash}.pmtiles`;

/** The description of the file for the map. */
export function describeMapFile({ hash, zooms }: OpenMapFile): MapFile {
  return { file: API + pathOf(hash), zooms, credit: CREDIT };
}

/**
 * Sends the file of vector tiles, range by range, and no other file: its address is fixed. The whole is never sent,
 * because a map needs little of it.
 */
export function addMapFileRoutes(app: FastifyInstance, { mapFile }: MapFileServices): void {
  if (mapFile === undefined) return;
  const { hash, size } = mapFile;
  const etag = `"${hash}"`;
  app.get(pathOf(hash), { schema: { hide: true } }, async (request, reply) => {
    const { range, 'if-none-match': known } = request.headers;
    reply.header('accept-ranges', 'bytes');
    if (known === etag)
      return reply.code(304).header('etag', etag).header('cache-control', FOR_EVER).send();
    if (range === undefined)
      return sendProblem(reply, {
        status: 400,
        detail: 'This file is sent only in response to range requests.',
      });
    const requested = readRange(range, size);
    if (requested === undefined) {
      reply.header('content-range', `bytes */${size}`);
      const detail = `A range is bytes=first-last, within ${size} bytes and of at most ${MAX_RANGE_BYTES}.`;
      return sendProblem(reply, { status: 416, detail });
    }
    const bytes = await mapFile.read(requested.from, requested.length);
    if (bytes === undefined)
      return sendProblem(reply, {
        status: 404,
        detail: 'The file has changed since the server started.',
      });
    return reply
      .code(206)
      .header(
        'content-range',
        `bytes ${requested.from}-${requested.from + requested.length - 1}/${size}`,
      )
      .header('etag', etag)
      .header('cache-control', FOR_EVER)
      .type(TYPE)
      .send(bytes);
  });
}

/**
 * The single range of a header, cut at the file's end; undefined if it begins beyond that, is too long, or
 * is written in any other way.
 */
export function readRange(
  header: string,
  size: number,
): { readonly from: number; readonly length: number } | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header) ?? [];
  if (first === undefined || last === undefined) return undefined;
  const from = Number(first);
  const length = Math.min(Number(last), size - 1) - from + 1;
  if (Number(last) < from || length < 1 || length > MAX_RANGE_BYTES) return undefined;
  return { from, length };
}
