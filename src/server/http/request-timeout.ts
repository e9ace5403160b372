import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Written on the connection itself: the framework still waits for the body. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Receives files, also over slow lines: it may take as long as the server allows any request. */
    takesFiles?: boolean;
  }
}

/**
 * Ends requests whose body is still incomplete after a while: Node has a single limit for all routes, and
 * files need half an hour. `longest` is in milliseconds.
 */
export function limitRequestTime(app: FastifyInstance, longest: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, next) => {
    if (!hasBody(raw.headers) || routeOptions.config.takesFiles === true) return next();
    const timer = setTimeout(() => {
      if (raw.complete) return;
      // If it was refused before its body was read, it already has its answer.
      if (!reply.raw.writableEnded) raw.socket.end(TIMED_OUT);
      raw.destroy();
    }, longest);
    const done = () => clearTimeout(timer);
    raw.once('end', done).once('close', done);
    return next();
  });
}

/** Whether a request says that a body follows. */
function hasBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'] ?? '0';
  return headers['transfer-encoding'] !== undefined || length !== '0';
}
