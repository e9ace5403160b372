import type { FastifyInstance } from 'fastify';

/** When to ask again for what cannot be answered now, in seconds, where nothing else is said. */
const RETRY_AFTER = 5;

/** Says when to come back in every answer that says «not now», page and call alike. */
export function addRetryAfter(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) {
      reply.header('retry-after', RETRY_AFTER);
    }
  });
}
