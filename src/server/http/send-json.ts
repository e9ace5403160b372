import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressNow } from '../pages/compress-now.ts';
import type { Encoding } from '../pages/load-site.ts';
import { chooseEncoding } from '../pages/negotiate.ts';

/** What holds until the lender's files change and the server starts anew. */
const CACHED = 'public, max-age=300';

/** Bytes from which an answer is compressed: fewer fit into one packet as they are. */
const WORTH_COMPRESSING = 1_400;

const ENCODED_NOW: Readonly<Record<Encoding, true>> = { br: true, gzip: true, identity: true };

/** A value as JSON, to be kept for some minutes where nothing else is said. */
export function sendJson(reply: FastifyReply, value: unknown, caching?: string): FastifyReply {
  return sendJsonText(reply, JSON.stringify(value), caching);
}

/** The same of JSON that is written already. */
export function sendJsonText(reply: FastifyReply, text: string, caching = CACHED): FastifyReply {
  return reply.header('cache-control', caching).type('application/json; charset=utf-8').send(text);
}

/** The same of what may be long: compressed as it is sent. */
export async function sendLongJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
): Promise<FastifyReply> {
  const bytes = Buffer.from(JSON.stringify(value));
  const encoding =
    bytes.length < WORTH_COMPRESSING
      ? 'identity'
      : chooseEncoding(request.headers['accept-encoding'], ENCODED_NOW);
  const compressed = await compressNow(encoding, bytes);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .header('cache-control', CACHED)
    .header('vary', 'Accept-Encoding')
    .type('application/json; charset=utf-8')
    .send(compressed[encoding] ?? bytes);
}
