import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Arrival, isFromTrustedProxy, type TrustedProxies } from './visitor-address.ts';

export const REQUEST_ID = 'x-request-id';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The id of a request, by which its answer and its log lines are found: the one that a trusted proxy gave
 * it, otherwise a new one. Only a UUID is accepted, because anything else could contain personal data.
 */
export function requestIdOf(arrival: Arrival, trusted: TrustedProxies): string {
  const given = arrival.headers[REQUEST_ID];
  const isGiven = typeof given === 'string' && UUID.test(given);
  return isGiven && isFromTrustedProxy(arrival, trusted) ? given.toLowerCase() : randomUUID();
}

/** Tells every answer's request id. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
