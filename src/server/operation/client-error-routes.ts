import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { reportClientError } from '#calls/operation/report-client-error.ts';
import type { Recorder } from './observability/recorder.ts';
import { scrubClientError } from './scrub-client-error.ts';

const BODY_BYTES = 1_024;

/** Counts and logs the errors of browsers. */
export function addClientErrorRoutes(
  instance: FastifyInstance,
  { recorder }: { recorder: Recorder },
): void {
  instance.withTypeProvider<ZodTypeProvider>().route({
    ...reportClientError,
    bodyLimit: BODY_BYTES,
    config: { limited: 'report' },
    handler: async ({ body, log }, reply) => {
      recorder.count('loanfront_client_errors_total', { kind: body.kind });
      log.info(scrubClientError(body), 'A script failed in a browser');
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  });
}
