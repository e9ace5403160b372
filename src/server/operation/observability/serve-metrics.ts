import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Prometheus' text format. */
const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** How long a request may take to arrive, in milliseconds. */
const MAX_ARRIVAL = 5_000;

/** A server of its own that answers `GET /metrics`, and nothing else. Does not listen yet. */
export function serveMetrics(metrics: Pick<Metrics, 'read'>): FastifyInstance {
  const app = Fastify({ requestTimeout: MAX_ARRIVAL, forceCloseConnections: true });
  app.get('/metrics', async (_request, reply) =>
    reply.type(CONTENT_TYPE).send(await metrics.read()),
  );
  return app;
}
