import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Receives files, also over slow lines: it may take as long as the server allows any request. */
    takesFiles?: boolean;
  }
}

/** How long the body of a request without files may take to arrive, in milliseconds. */
const LONGEST_BODY = 45_000;

/** Node's own answer to a request that does not arrive. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Ends requests whose body is still incomplete after a while: Node has a single limit for all routes, and
 * files need half an hour.
 */
export function limitRequestTime(app: FastifyInstance, longest = LONGEST_BODY): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (routeOptions.config.takesFiles === true || !hasBody(raw.headers)) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      // If it was refused before its body was read, it already has its answer.
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
