import type { FastifyReply, FastifyRequest } from 'fastify';
import { readByteRange } from './byte-range.ts';
import type { PreparedBody } from './prepare-file.ts';

/** Sends a film, or the part of it that a player requests. */
export function sendFilm(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, full, unchanged }: PreparedBody,
): FastifyReply {
  const { range, 'if-range': ifRange } = request.headers;
  // A range of another version is answered with the whole file.
  const isSame = ifRange === undefined || ifRange === etag;
  const requested = isSame ? readByteRange(range, bytes.length) : undefined;
  if (requested === undefined) return reply.headers(full).send(bytes);
  if (requested === 'none')
    return reply
      .code(416)
      .headers(unchanged)
      .header('accept-ranges', 'bytes')
      .header('content-range', `bytes */${bytes.length}`)
      .send();
  const { from, to } = requested;
  return reply
    .code(206)
    .headers(full)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}
