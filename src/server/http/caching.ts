import type { FastifyReply, onSendHookHandler } from 'fastify';
import { compressNow } from './pages/compress-now.ts';
import type { Encoding } from './pages/load-site.ts';
import { chooseEncoding } from './pages/negotiate.ts';

/** For what changes only when the lender's files change and the server restarts. */
const CACHED_SECONDS = 300;
const SOME_MINUTES = `public, max-age=${CACHED_SECONDS}`;

/** Lets browsers and proxies cache the reply for some minutes. */
export function cached<Reply extends Pick<FastifyReply, 'header'>>(reply: Reply): Reply {
  reply.header('cache-control', SOME_MINUTES);
  return reply;
}

/** For what a page states too: a kept reply could be that of the tariffs before (F-12.7). */
export function current<Reply extends Pick<FastifyReply, 'header'>>(reply: Reply): Reply {
  reply.header('cache-control', 'no-cache');
  return reply;
}

/**
 * Lets only the visitor's own browser cache the reply for some minutes: what was typed may be an address.
 * A partial reply is not cached at all.
 */
export function cachedByBrowser<Reply extends Pick<FastifyReply, 'header'>>(
  reply: Reply,
  isPartial: boolean,
): Reply {
  reply.header('cache-control', isPartial ? 'no-store' : `private, max-age=${CACHED_SECONDS}`);
  return reply;
}

/** The minimum size for compression, in bytes: less fits into a packet uncompressed. */
const WORTH_COMPRESSING = 1_400;

const ENCODED_NOW: Readonly<Record<Encoding, true>> = { br: true, gzip: true, identity: true };

/** Compresses a long answer when it is sent, for routes with many long answers. */
export const compressLong: onSendHookHandler = async ({ headers }, reply, payload) => {
  if (typeof payload !== 'string' || reply.statusCode !== 200) return payload;
  reply.header('vary', 'Accept-Encoding');
  const bytes = Buffer.from(payload);
  if (bytes.length < WORTH_COMPRESSING) return bytes;
  const encoding = chooseEncoding(headers['accept-encoding'], ENCODED_NOW);
  const compressed = await compressNow(encoding, bytes);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return compressed[encoding] ?? bytes;
};
