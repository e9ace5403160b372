import type { FastifyReply } from 'fastify';

/** What holds until the lender's files change and the server starts anew. */
const CACHED = 'public, max-age=300';

/** A value as JSON, to be kept for some minutes where nothing else is said. */
export function sendJson(reply: FastifyReply, value: unknown, caching?: string): FastifyReply {
  return sendJsonText(reply, JSON.stringify(value), caching);
}

/** The same of JSON that is written already. */
export function sendJsonText(reply: FastifyReply, text: string, caching = CACHED): FastifyReply {
  return reply.header('cache-control', caching).type('application/json; charset=utf-8').send(text);
}
