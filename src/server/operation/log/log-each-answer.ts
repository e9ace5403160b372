import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answers are logged at `debug`. */
    isQuiet?: boolean;
  }
}

/**
 * Logs a line per answer: the route as it is declared, never the address as it was called, nor headers
 * or bodies. What visitors type therefore cannot reach the log.
 */
export function logEachAnswer(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { isQuiet = false } = request.routeOptions.config;
    request.log[isQuiet ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
