import type { FastifyBaseLogger } from 'fastify';
import { createErasureRegister } from '../../data-protection/erasure/erasure-register.ts';
import type { Channel } from '../../deliveries/channel.ts';
import { readAgreedTime } from '../../operation/agreed-time.ts';
import { readDatabaseTime } from '../../storage/database-time.ts';
import { startJobQueue, startQueueForOthers } from '../../storage/jobs/job-queue.ts';
import { LETTER_TIMES } from '../../storage/jobs/retry-times.ts';
import { JOB_NAMES, type JobHandlers } from '../../stores/job.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Closers } from './closers.ts';
import { giveUpJob, jobHandlers } from './job-handlers.ts';
import { openChannels, openWitnesses } from './open-channels.ts';
import type { OpenedServices } from './open-services.ts';
import { programVersion } from './program-version.ts';
import type { StartInputs } from './read-start.ts';
import { reportJobFailures } from './report-job-failures.ts';

/** The jobs of a running server. */
export interface Jobs {
  readonly channels: readonly Channel[];
  /** From now on, jobs run with these files of the lender. */
  use(inputs: StartInputs, services: OpenedServices): void;
}

/** Starts to run the jobs, or to leave them to others. */
export async function startJobs(
  inputs: StartInputs,
  services: OpenedServices,
  log: FastifyBaseLogger,
  closers: Closers,
): Promise<Jobs> {
  const { jobStorage: storage, jobDatabase, queue, now, recorder } = services;
  const { channels, handlers } = handlersOf(inputs, services, log);
  let current = handlers;
  const report = reportJobFailures(log, now);
  const times = { ...LETTER_TIMES, keptDays: inputs.settings.periods.KEEP_JOBS_DAYS };
  const started =
    inputs.settings.role === 'web'
      ? await startQueueForOthers(jobDatabase, { report }, times)
      : await startJobQueue(
          jobDatabase,
          passOn(() => current),
          { report, giveUp: giveUpJob({ storage, now, log, recorder }) },
          times,
        );
  closers.opened('jobs', () => started.stop());
  queue.current = started;
  return {
    channels,
    use: (nextInputs, nextServices) => {
      current = handlersOf(nextInputs, nextServices, log).handlers;
    },
  };
}

function handlersOf(
  { settings, configuration }: StartInputs,
  services: OpenedServices,
  log: FastifyBaseLogger,
) {
  const { jobDatabase, now, newId, recorder } = services;
  const { publicUrl, keep, periods, erasures, mailsBeforeExpiry, auditProofs } = settings;
  const letters = {
    storage: services.jobStorage,
    mailer: services.mailer,
    configuration,
    facts: services.facts,
    pdfRenderer: services.pdfRenderer,
    nameBroker: services.brokers.nameBroker,
    publicUrl,
    keep,
    ...services.keys,
    now,
    version: programVersion(),
    reportWithoutDocuments: (request: string, reason: string) =>
      log.error({ request, reason }, 'A mail is sent without its documents'),
  };
  const channels = openChannels(settings, { ...letters, recorder });
  const handlers = jobHandlers({
    letters,
    channels,
    proofs: {
      witnesses: openWitnesses(auditProofs, { ...letters, recorder }),
      everyHours: auditProofs.everyHours,
      newId,
    },
    periods,
    agreedTime: () => readAgreedTime({ now, databaseTime: () => readDatabaseTime(jobDatabase) }),
    purgeErasures: (time) =>
      createErasureRegister(erasures.dir).purge(daysAfter(time, -erasures.keepDays)),
    mailsBeforeExpiry,
    log,
    recorder,
  });
  return { channels, handlers };
}

/** Runs each job with the handlers that are current when it begins. */
function passOn(current: () => JobHandlers): JobHandlers {
  const passed = JOB_NAMES.map((name) => {
    const run = (data: unknown) => (current()[name] as (data: unknown) => Promise<void>)(data);
    return [name, run] as const;
  });
  return Object.fromEntries(passed) as unknown as JobHandlers;
}
