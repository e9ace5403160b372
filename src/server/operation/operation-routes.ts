import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { readHealth } from '#calls/operation/read-health.ts';
import { readReadiness } from '#calls/operation/read-readiness.ts';
import { isReady, type Readiness } from './readiness.ts';

export interface OperationServices {
  readiness: Readiness;
}

/** Asked every few seconds by supervisors and load balancers: logged only where everything is. */
const operation = { config: { isQuiet: true } } as const;

/** What a supervisor and a load balancer ask. */
export function addOperationRoutes(
  instance: FastifyInstance,
  { readiness }: OperationServices,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.route({
    ...readHealth,
    ...operation,
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'up' }),
  });

  app.route({
    ...readReadiness,
    ...operation,
    handler: async (_request, reply) => {
      const checks = await readiness.check();
      reply.header('cache-control', 'no-store');
      return isReady(checks)
        ? reply.code(200).send({ status: 'ready', checks })
        : reply.code(503).send({ status: 'not-ready', checks });
    },
  });
}
