import type { FastifyInstance } from 'fastify';

/**
 * One line an answer: the route as it is written in the program, never the address as it was
 * called, nor headers, nor bodies. What visitors type can then not reach the log.
 */
export function logEachAnswer(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
