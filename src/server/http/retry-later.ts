import type { FastifyInstance } from 'fastify';

/** The default Retry-After of an unavailable answer, in seconds. */
const RETRY_AFTER = 5;

/** Adds Retry-After to every unavailable answer, page and call alike. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', RETRY_AFTER);
    }
    done(null, payload);
  });
}
