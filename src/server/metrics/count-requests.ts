import type { FastifyInstance } from 'fastify';
import type { Counting } from './recorder.ts';

/** Counts and times every answer by its route as it is declared, and refusals by their reason. */
export function countRequests(app: FastifyInstance, recorder: Counting): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? '(none)';
    const status = String(reply.statusCode);
    recorder.count('loanfront_http_requests_total', { method, route, status });
    recorder.time(
      'loanfront_http_request_duration_seconds',
      { method, route },
      reply.elapsedTime / 1_000,
    );
    const reason = reply.problemType ?? PLAIN_REASONS[reply.statusCode];
    if (reason !== undefined) recorder.count('loanfront_refusals_total', { reason });
    done();
  });
}

/** What a refusal without a reason of its own is counted as. */
const PLAIN_REASONS: Readonly<Record<number, 'not-as-described' | 'too-many-requests'>> = {
  422: 'not-as-described',
  429: 'too-many-requests',
};
