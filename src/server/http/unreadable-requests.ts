import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID } from './request-ids.ts';

/** What Node says of a request that it cannot read; anything else is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a request that Node cannot read, by a problem with an id of its own, and ends its connection. */
export function refuseUnreadable(
  this: FastifyInstance,
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  // A connection that was reset has nobody left to answer.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const id = randomUUID();
  const status = STATUSES[error.code ?? ''] ?? 400;
  this.log.debug({ reqId: id, status, code: error.code }, 'A request could not be read');
  if (socket.writable) socket.write(writeRefusal(status, id));
  socket.destroy(error);
}

/** A problem as it is written on a connection that is ended then. */
export function writeRefusal(status: number, id: string): string {
  const title = STATUS_CODES[status] ?? 'Error';
  const body = JSON.stringify({ type: 'about:blank', title, status });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Connection: close',
    'Content-Type: application/problem+json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${REQUEST_ID}: ${id}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
