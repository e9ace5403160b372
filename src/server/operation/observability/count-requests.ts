import type { FastifyInstance } from 'fastify';
import type { Counting } from './recorder.ts';

/** Times every response by its route as it is declared, and counts refusals by their reason. */
export function countRequests(app: FastifyInstance, recorder: Counting): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    recorder.time(
      'http_server_request_duration_seconds',
      {
        http_request_method: method,
        http_route: routeOptions.url ?? '(none)',
        http_response_status_code: String(reply.statusCode),
      },
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
