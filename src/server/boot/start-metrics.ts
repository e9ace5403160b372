import type { FastifyBaseLogger } from 'fastify';
import { JOB_NAMES } from '../jobs/job.ts';
import { beginAtZero } from '../metrics/begin-at-zero.ts';
import {
  deliverySource,
  jobSource,
  poolSource,
  readinessSource,
} from '../metrics/gauge-sources.ts';
import { measureProcess } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { Closers } from './closers.ts';
import { explainListening } from './listen.ts';
import type { OpenedServices } from './open-services.ts';
import { programVersion } from './program-version.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Serves the metrics on a port of their own, if the settings name one; returns where. */
export async function startMetrics(
  settings: Pick<Settings, 'metrics' | 'role'>,
  services: Pick<
    OpenedServices,
    'metrics' | 'visitorDatabase' | 'jobDatabase' | 'readiness' | 'now'
  >,
  log: Pick<FastifyBaseLogger, 'info'>,
  closers: Closers,
): Promise<{ ok: true; address: string | undefined } | Refusal> {
  if (settings.metrics === undefined) return { ok: true, address: undefined };
  const { port, host } = settings.metrics;
  const { metrics, jobDatabase, visitorDatabase, readiness, now } = services;
  measureProcess(metrics);
  beginAtZero(metrics);
  const labels = { version: programVersion(), node: process.version, role: settings.role };
  metrics.setGauge('loanfront_build_info', [{ labels, value: 1 }]);
  const server = serveMetrics(metrics, [
    readinessSource(readiness),
    poolSource({ visitors: visitorDatabase, jobs: jobDatabase }),
    deliverySource(jobDatabase, now),
    jobSource(jobDatabase, JOB_NAMES),
  ]);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const lines = explainListening(error, { port, host }, 'METRICS_PORT', 'METRICS_HOST');
    if (lines === undefined) throw error;
    return refuse(lines);
  }
  closers.opened('metrics', async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const bound = server.address();
  const address = `http://${host}:${typeof bound === 'object' ? bound?.port : port}/metrics`;
  log.info(`metrics at ${address}`);
  return { ok: true, address };
}
