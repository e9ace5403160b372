import type { FastifyBaseLogger } from 'fastify';
import type { Channel } from '../../deliveries/channel.ts';
import { readAgreedTime } from '../../operation/agreed-time.ts';
import { readDatabaseTime } from '../../storage/database-time.ts';
import { startJobQueue, startQueueForOthers } from '../../storage/jobs/job-queue.ts';
import type { Closers } from './closers.ts';
import { giveUpJob, jobHandlers } from './job-handlers.ts';
import { openChannels } from './open-channels.ts';
import type { OpenedServices } from './open-services.ts';
import type { StartInputs } from './read-start.ts';
import { reportJobFailures } from './report-job-failures.ts';

/** Starts to run the jobs, or to leave them to others; returns the channels that they have. */
export async function startJobs(
  { settings, configuration }: StartInputs,
  services: OpenedServices,
  log: FastifyBaseLogger,
  closers: Closers,
): Promise<readonly Channel[]> {
  const { jobStorage: storage, jobDatabase, queue, now, recorder } = services;
  const { publicUrl, keep, mailsBeforeExpiry } = settings;
  const letters = {
    storage,
    mailer: services.mailer,
    configuration,
    facts: services.facts,
    pdfRenderer: services.pdfRenderer,
    nameBroker: services.brokers.nameBroker,
    publicUrl,
    keep,
    ...services.keys,
    now,
    reportWithoutDocuments: (request: string, reason: string) =>
      log.error({ request, reason }, 'A mail is sent without its documents'),
  };
  const channels = openChannels(settings, { ...letters, recorder });
  const report = reportJobFailures(log, now);
  const started =
    settings.role === 'web'
      ? await startQueueForOthers(jobDatabase, { report })
      : await startJobQueue(
          jobDatabase,
          jobHandlers({
            letters,
            channels,
            keep,
            agreedTime: () =>
              readAgreedTime({ now, databaseTime: () => readDatabaseTime(jobDatabase) }),
            mailsBeforeExpiry,
            log,
            recorder,
          }),
          { report, giveUp: giveUpJob({ storage, now, log, recorder }) },
        );
  closers.opened('jobs', () => started.stop());
  queue.current = started;
  return channels;
}
