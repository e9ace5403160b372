import type { FastifyInstance } from 'fastify';
import { isFromTrustedProxy, type TrustedProxies } from '../../http/visitor-address.ts';
import type { RequestSpan, Traces } from './traces.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: RequestSpan | undefined;
  }
}

/** A span for every request, by its route as it is declared; its parent only from a trusted proxy. */
export function traceRequests(app: FastifyInstance, traces: Traces, trusted: TrustedProxies): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const isTrusted = isFromTrustedProxy(request.raw, trusted);
    const parent = isTrusted && typeof traceparent === 'string' ? traceparent : undefined;
    request.span = traces.beginRequest(parent);
    request.span.run(done);
  });
  // A body arrives by events of its own, outside of what the request runs in.
  app.addHook('preValidation', (request, _reply, done) =>
    request.span === undefined ? done() : request.span.run(done),
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    const facts = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'loanfront.request_id': request.id,
    };
    request.span?.end(`${request.method} ${route}`, facts, reply.statusCode >= 500);
  });
}
