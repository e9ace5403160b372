import type { FastifyBaseLogger } from 'fastify';
import { certificateSource } from '../../operation/observability/certificate-source.ts';
import { serveMetrics } from '../../operation/observability/serve-metrics.ts';
import { readDatabaseTime } from '../../storage/database-time.ts';
import {
  backupSource,
  clockSource,
  deliverySource,
  jobSource,
  poolSource,
  processSource,
  proofSource,
  readinessSource,
  retentionSource,
  standbySource,
} from '../../storage/gauge-sources.ts';
import { JOB_NAMES } from '../../stores/job.ts';
import { proofKinds } from '../settings/read-audit-proofs.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { Closers } from './closers.ts';
import { explainListening } from './listen.ts';
import type { OpenedServices } from './open-services.ts';
import { programVersion } from './program-version.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Serves the metrics on a port of their own, if the settings name one; returns where. */
export async function startMetrics(
  settings: Pick<Settings, 'metrics' | 'role' | 'publicUrl' | 'auditProofs'>,
  services: Pick<
    OpenedServices,
    'metrics' | 'visitorDatabase' | 'jobDatabase' | 'jobStorage' | 'readiness' | 'now'
  >,
  log: Pick<FastifyBaseLogger, 'info'>,
  closers: Closers,
): Promise<{ ok: true; address: string | undefined } | Refusal> {
  if (settings.metrics === undefined) return { ok: true, address: undefined };
  const { port, host } = settings.metrics;
  const { metrics, jobDatabase, jobStorage, visitorDatabase, readiness, now } = services;
  metrics.addSource('process', processSource({ version: programVersion(), role: settings.role }));
  metrics.addSource('readiness', readinessSource(readiness));
  metrics.addSource('pools', poolSource({ visitors: visitorDatabase, jobs: jobDatabase }));
  metrics.addSource('deliveries', deliverySource(jobDatabase, now));
  const { everyHours } = settings.auditProofs;
  metrics.addSource(
    'audit proofs',
    proofSource(jobDatabase, { kinds: proofKinds(settings.auditProofs), everyHours }, now),
  );
  metrics.addSource('jobs', jobSource(jobDatabase, JOB_NAMES));
  metrics.addSource('retention', retentionSource(jobStorage.retention));
  metrics.addSource('backups', backupSource(jobStorage.retention, now));
  const databaseTime = () => readDatabaseTime(jobDatabase);
  metrics.addSource('clock', clockSource({ now, databaseTime }));
  if (jobDatabase.kind === 'served') metrics.addSource('standbys', standbySource(jobDatabase));
  const { protocol, hostname, port: publicPort } = new URL(settings.publicUrl);
  if (protocol === 'https:') {
    const place = { host: hostname, port: Number(publicPort || 443) };
    metrics.addSource('certificate', certificateSource(place, now));
  }
  const app = serveMetrics(metrics);
  try {
    await app.listen({ port, host });
  } catch (error) {
    const lines = explainListening(error, { port, host }, 'METRICS_PORT', 'METRICS_HOST');
    if (lines === undefined) throw error;
    return refuse(lines);
  }
  closers.opened('metrics', () => app.close());
  const bound = app.server.address();
  const address = `http://${host}:${typeof bound === 'object' ? bound?.port : port}/metrics`;
  log.info(`metrics at ${address}`);
  return { ok: true, address };
}
