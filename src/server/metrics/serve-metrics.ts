import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';
import { type GaugeSource, readGauges } from './read-gauges.ts';

const PATH = '/metrics';

/** How long a request may take to arrive, in milliseconds. */
const LONGEST_ARRIVAL = 5_000;
const MOST_CONNECTIONS = 20;

/** A server of its own that answers `GET /metrics`, and nothing else. Does not listen yet. */
export function serveMetrics(metrics: Metrics, sources: readonly GaugeSource[]): Server {
  let reading: Promise<string> | undefined;
  const read = async () => {
    await readGauges(metrics, sources);
    return await metrics.registry.metrics();
  };
  const limits = { requestTimeout: LONGEST_ARRIVAL, headersTimeout: LONGEST_ARRIVAL };
  const server = createServer(limits, async (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== PATH) return void response.writeHead(404).end();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
    try {
      // Several askers at once share one read.
      reading ??= read().finally(() => {
        reading = undefined;
      });
      const body = await reading;
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(body);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}
