import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Written on the connection itself: the framework still waits for the body. */
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Receives files, also over slow lines: it may take as long as the server allows any request, while bytes come. */
    takesFiles?: boolean;
  }
}

/** The fewest bytes of files that have to arrive in each `longest`: a kilobyte a second, by the usual limits. */
export const MIN_FILE_BYTES = 64 * 1024;

/**
 * Ends requests whose body is still incomplete after a while: Node has a single limit for all routes, and
 * files need half an hour. Of those, what arrives too slowly ends as well, so that nobody holds a connection
 * with a byte now and then. `longest` is in milliseconds.
 */
export function limitRequestTime(app: FastifyInstance, longest: number): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, next) => {
    if (!hasBody(raw.headers)) return next();
    const minBytes = routeOptions.config.takesFiles === true ? MIN_FILE_BYTES : Infinity;
    // Of the connection: part of the body may have come with the head.
    let before = 0;
    const timer = setInterval(() => {
      const arrived = raw.socket.bytesRead - before;
      before = raw.socket.bytesRead;
      if (raw.complete || arrived >= minBytes) return;
      clearInterval(timer);
      // If it was refused before its body was read, it already has its answer.
      if (!reply.raw.writableEnded) raw.socket.end(TIMED_OUT);
      raw.destroy();
    }, longest);
    const done = () => clearInterval(timer);
    raw.once('end', done).once('close', done);
    return next();
  });
}

/** Whether a request says that a body follows. */
function hasBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'] ?? '0';
  return headers['transfer-encoding'] !== undefined || length !== '0';
}
