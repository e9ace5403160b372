import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Configuration } from '#configuration/load-configuration.ts';
import { CONTRACT_LOCALES } from '#domain/locale/locale.ts';
import { createResumeKeys } from '../../applications/drafts/resume-keys.ts';
import { rememberConsents } from '../../applications/requests/find-shown-consents.ts';
import { createShareKeys } from '../../applications/shares/share-keys.ts';
import { createNewsletterLinks } from '../../inquiries/newsletter/newsletter-links.ts';
import { createDevelopmentMailer } from '../../letters/mail/development-mailer.ts';
import { createSmtpMailer } from '../../letters/mail/smtp.ts';
import { createTypstRenderer } from '../../letters/pdf/typst-renderer.ts';
import { createBrokers } from '../../lookups/brokers/brokers.ts';
import { openMapFile } from '../../lookups/map-file/open-map-file.ts';
import { ClocksDiffer, readAgreedTime } from '../../operation/agreed-time.ts';
import type { LossLog } from '../../operation/observability/export-report.ts';
import { createMetrics } from '../../operation/observability/metrics.ts';
import { openTraces } from '../../operation/observability/open-traces.ts';
import { NO_RECORDER } from '../../operation/observability/recorder.ts';
import { createReadiness } from '../../operation/readiness.ts';
import { findWrongKeys } from '../../security/encryption/check-keys.ts';
import type { KeyRing } from '../../security/encryption/key-ring.ts';
import type { KeyStore } from '../../security/encryption/key-store.ts';
import { createKeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import { createStorage, storesOn } from '../../storage/create-storage.ts';
import type { Database } from '../../storage/database.ts';
import { readDatabaseTime } from '../../storage/database-time.ts';
import type { JobQueue } from '../../storage/jobs/job-queue.ts';
import { loadSecrets } from '../settings/load-secrets.ts';
import type { Closers } from './closers.ts';
import { gatherFacts } from './gather-facts.ts';
import { openToServe } from './open-database.ts';
import { prepareKeys } from './prepare-keys.ts';
import { programVersion } from './program-version.ts';
import type { StartInputs } from './read-start.ts';
import { type Refusal, refuse } from './refusal.ts';

export type OpenedServices = Exclude<Awaited<ReturnType<typeof openServices>>, Refusal>;

/** Opens what calls and jobs share: the database, the mail, the keys, the clock. */
export async function openServices({ settings, configuration }: StartInputs, closers: Closers) {
  const now = () => new Date();
  const opened = await openToServe(settings, async (database) => {
    const wrongClock = await findWrongClock(now, database);
    if (wrongClock !== undefined) return refuse(wrongClock);
    const { keyRing } = await loadSecrets(settings);
    const prepared = await prepareKeys(database, keyRing, settings, { now: now(), serves: true });
    const storage = storesOn(database.executor, keyRing);
    if (prepared.ok) await rememberConsents({ storage }, CONTRACT_LOCALES, now());
    return prepared;
  });
  if (!opened.ok) return opened;
  closers.opened('database', opened.close);
  const secrets = await loadSecrets(settings);
  const newId = () => randomUUID();

  // Storage enqueues jobs and jobs read storage, so the queue starts last, and is set then.
  const queue: { current?: JobQueue } = {};
  const enqueueIn: JobQueue['enqueueIn'] = async (connection, name, data) => {
    if (queue.current === undefined) throw new Error('The job queue has not started');
    await queue.current.enqueueIn(connection, name, data);
  };
  const jobStorage = createStorage(opened.forJobs, secrets.keyRing, { enqueueIn });
  // Another file may be published while the server runs.
  const lender = { current: configuration.lender };
  const mailer =
    settings.smtpUrl === undefined
      ? createDevelopmentMailer(jobStorage.developmentMail, now, newId)
      : createSmtpMailer(
          settings.smtpUrl,
          {
            get from() {
              return settings.mailFrom ?? senderOf(lender.current);
            },
            get replyTo() {
              return lender.current.email;
            },
          },
          settings.smtpTls,
        );
  closers.opened('mail', () => mailer.close());

  const mapFile = settings.mapFile === undefined ? undefined : await openMapFile(settings.mapFile);
  if (mapFile) closers.opened('map file', () => mapFile.close());

  const readiness = createReadiness({
    database: () => sql`select 1`.execute(opened.forVisitors.executor),
    queue: async () => {
      if (queue.current === undefined) throw new Error('The job queue has not started');
      await queue.current.check();
    },
    keys: () => checkKeys(jobStorage.keys, secrets.keyRing),
    clock: () => readAgreedTime({ now, databaseTime: () => readDatabaseTime(opened.forVisitors) }),
  });
  const metrics = createMetrics();
  // The log comes with the app, which is built on these services.
  const lossLog: LossLog = {};
  const traces = settings.traces && openTraces(settings.traces, programVersion(), metrics, lossLog);
  if (traces !== undefined) {
    opened.forVisitors.observeQueries(traces.noteQuery);
    opened.forJobs.observeQueries(traces.noteQuery);
    closers.opened('traces', () => traces.close());
  }
  const hashes = createKeyedHashes(secrets.tokenSecrets);
  return {
    ok: true as const,
    visitorDatabase: opened.forVisitors,
    jobDatabase: opened.forJobs,
    storage: createStorage(opened.forVisitors, secrets.keyRing, { enqueueIn }),
    jobStorage,
    queue,
    lender,
    mailer,
    secrets,
    hashes,
    keys: {
      shareKeys: createShareKeys(hashes),
      resumeKeys: createResumeKeys(hashes),
      newsletterLinks: createNewsletterLinks(hashes),
    },
    mapFile,
    readiness,
    metrics,
    traces,
    lossLog,
    recorder: { ...metrics, within: traces?.within ?? NO_RECORDER.within },
    ...servicesOf(configuration),
    now,
    newId,
    randomIndex: (below: number) => randomInt(below),
  };
}

/** The services that a lender's files make. */
export function servicesOf(configuration: Configuration) {
  return {
    facts: gatherFacts(configuration),
    brokers: createBrokers(configuration.brokers),
    pdfRenderer: createTypstRenderer(configuration.brand.faces),
  };
}

/** Why a server with this clock must not start: it would delete too early, or keep too long. */
async function findWrongClock(now: () => Date, database: Database): Promise<string | undefined> {
  try {
    await readAgreedTime({ now, databaseTime: () => readDatabaseTime(database) });
    return undefined;
  } catch (error) {
    if (!(error instanceof ClocksDiffer)) throw error;
    return `${error.message}: set the clocks of both machines (NTP), and start again.`;
  }
}

/** Throws if a key of the ring is not the one that the database knows. An outage is the database's check. */
async function checkKeys(keys: KeyStore, keyRing: KeyRing): Promise<void> {
  const wrong = await findWrongKeys(keys, keyRing).catch(() => []);
  if (wrong.length > 0) throw new Error(`Wrong keys: ${wrong.join(', ')}`);
}

function senderOf(lender: { name: string; email: string }): string {
  return `"${lender.name.replace(/["\\]/g, '')}" <${lender.email}>`;
}
