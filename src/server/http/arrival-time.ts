import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files come with it, over poor lines too: it may take as long as the server lets any request. */
    takesFiles?: boolean;
  }
}

/** How long the body of a request without files may take to arrive, in milliseconds. */
const LONGEST_BODY = 45_000;

/** What Node itself answers to a request that does not arrive. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends requests whose body is still not whole after a while: Node knows one limit for all, and files
 * need half an hour.
 */
export function limitArrival(app: FastifyInstance, longest = LONGEST_BODY): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (routeOptions.config.takesFiles === true || !hasBody(raw.headers)) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      // Refused before its body was read, it has its answer.
      if (!reply.raw.writableEnded) raw.socket.end(TIMED_OUT);
      raw.destroy();
    }, longest);
    const done = () => clearTimeout(timer);
    raw.once('end', done).once('close', done);
  });
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'] ?? '0';
  return headers['transfer-encoding'] !== undefined || length !== '0';
}
