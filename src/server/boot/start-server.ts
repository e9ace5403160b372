import { randomInt, randomUUID } from 'node:crypto';
import { loadConfiguration } from '#configuration/load-configuration.ts';
import { findTableNotices } from '#configuration/table-notices.ts';
import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { createAnswerFrame } from '../answer-page/answer-frame.ts';
import { API } from '../api/api-path.ts';
import { createApp } from '../app.ts';
import { createAltchaCheck } from '../bot-check/altcha.ts';
import type { BotCheck } from '../bot-check/bot-check.ts';
import { createTurnstileCheck } from '../bot-check/turnstile.ts';
import { createFindPlaces } from '../brokers/find-places.ts';
import { createGeocoder } from '../brokers/geocoder.ts';
import { runDataCommand } from '../commands/data-commands.ts';
import { relayCommands } from '../commands/relay.ts';
import { nameBrokers } from '../deliveries/name-brokers.ts';
import { createDocumentKeys } from '../documents/document-keys.ts';
import { createResumeKeys } from '../drafts/resume-keys.ts';
import { createKeyedHashes } from '../encryption/keyed-hashes.ts';
import { createFormQuestions } from '../inquiries/form-questions.ts';
import { type JobQueue, startJobQueue } from '../jobs/job-queue.ts';
import { loggerOptions } from '../log/logger-options.ts';
import { createDevelopmentMailer } from '../mail/development-mail.ts';
import { createSmtpMailer } from '../mail/smtp.ts';
import { createNewsletterLinks } from '../newsletter/newsletter-links.ts';
import { findStaleSettings } from '../pages/built-with.ts';
import { sourcesOf } from '../pages/content-policy.ts';
import { loadSite } from '../pages/load-site.ts';
import { createTypstRenderer } from '../pdf/typst-renderer.ts';
import { createSessionTokens } from '../sessions/session-tokens.ts';
import { adviseOnSettings } from '../settings/advise.ts';
import { keepSecrets, type Secrets } from '../settings/keep-secrets.ts';
import { type Environment, readSettings, type Settings } from '../settings/read-settings.ts';
import { readSignInSecrets } from '../settings/read-sign-in-secrets.ts';
import { createShareKeys } from '../shares/share-keys.ts';
import { chooseSignIns } from '../sign-in/choose-sign-ins.ts';
import { createStorage } from '../storage/storage.ts';
import { createClamd } from '../uploads/clamd.ts';
import { createFileKeys } from '../uploads/file-keys.ts';
import { gatherFacts } from './gather-facts.ts';
import { giveUpJob, jobHandlers } from './job-handlers.ts';
import { listen } from './listen.ts';
import { openChannels } from './open-channels.ts';
import { openToServe } from './open-database.ts';
import { type Refusal, refuse, refuseFaults } from './refusal.ts';
import { reportJobFailures } from './report-job-failures.ts';
import { settlePort } from './settle-port.ts';

export interface RunningServer {
  ok: true;
  /** Where it is reached: «http://localhost:3000/». */
  address: string;
  /** Stops accepting, lets what runs end, closes the database. */
  stop(): Promise<void>;
}

/** Reads settings and configuration, opens the database, works through jobs, and listens. */
export async function startServer(environment: Environment): Promise<RunningServer | Refusal> {
  const read = readSettings(environment);
  const loaded = loadConfiguration(
    read.ok ? read.settings.configDir : environment.CONFIG_DIR || 'config',
  );
  const signInSecrets = readSignInSecrets(environment, loaded);
  if (!read.ok || !loaded.ok || signInSecrets.faults.length > 0) {
    return refuseFaults(
      [...(read.ok ? [] : read.faults), ...signInSecrets.faults],
      loaded.ok ? [] : loaded.faults,
    );
  }
  const settings = await settlePort(read.settings, environment);
  const { configuration } = loaded;
  const site = await loadSite(settings.siteDir);
  const promises = await findStaleSettings(settings.siteDir, settings);
  if (settings.production && promises.length > 0) return refuse(...promises);

  const opened = await openToServe(settings);
  if (!opened.ok) return opened;
  const { forVisitors, forJobs } = opened;
  const closers: (() => Promise<void>)[] = [() => opened.close()];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  try {
    const secrets = await keepSecrets(settings);
    const now = () => new Date();
    const newId = () => randomUUID();
    const queue: { current?: JobQueue } = {};
    const enqueueIn: JobQueue['enqueueIn'] = async (connection, name, data) => {
      if (queue.current === undefined) throw new Error('The job queue has not started');
      await queue.current.enqueueIn(connection, name, data);
    };
    const storage = createStorage(forVisitors, secrets.keyRing, { enqueueIn });
    const jobStorage = createStorage(forJobs, secrets.keyRing, { enqueueIn });

    const mailer =
      settings.smtpUrl === undefined
        ? createDevelopmentMailer(jobStorage.developmentMail, now, newId)
        : createSmtpMailer(settings.smtpUrl, settings.mailFrom ?? senderOf(configuration.lender));
    closers.push(() => mailer.close());

    const pdfRenderer = createTypstRenderer();
    const facts = gatherFacts(configuration);
    const hashes = createKeyedHashes(secrets.tokenSecrets);
    const shareKeys = createShareKeys(hashes);
    const resumeKeys = createResumeKeys(hashes);
    const newsletterLinks = createNewsletterLinks(hashes);
    const app = await createApp({
      settings,
      configuration,
      configDir: settings.configDir,
      site,
      policySources: sourcesOf(
        settings.turnstile,
        configuration.lender.tracking,
        settings.mapTiles,
      ),
      production: settings.production,
      findPlaces: createFindPlaces(
        configuration.places,
        settings.geocoderUrl === undefined ? undefined : createGeocoder(settings.geocoderUrl),
      ),
      mapTiles: settings.mapTiles,
      storage,
      botCheck: chooseBotCheck(settings, secrets),
      tokens: createSessionTokens(secrets.tokenSecrets),
      facts,
      documentKeys: createDocumentKeys(secrets.tokenSecrets),
      shareKeys,
      resumeKeys,
      newsletterLinks,
      fileKeys: createFileKeys(hashes),
      formQuestions: createFormQuestions(hashes, {
        newId,
        randomIndex: (below) => randomInt(below),
      }),
      answerFrame: createAnswerFrame(site.keys()),
      scanner: settings.clamdUrl === undefined ? undefined : createClamd(settings.clamdUrl),
      shareDays: settings.keep.sharesDays,
      pdfRenderer,
      keep: settings.keep,
      referencePrefix: configuration.lender.referencePrefix,
      ...chooseSignIns(settings, configuration, signInSecrets.secrets),
      now,
      newId,
      randomIndex: (below) => randomInt(below),
      developmentMail:
        settings.production || settings.smtpUrl !== undefined ? undefined : storage.developmentMail,
      logger: loggerOptions(settings.logLevel),
    });
    closers.push(() => app.close());

    const { publicUrl, keep, mailsBeforeExpiry } = settings;
    const keys = { shareKeys, resumeKeys, newsletterLinks };
    const nameBroker = nameBrokers(configuration.brokers);
    const letters = {
      ...{
        nameBroker,
        storage: jobStorage,
        mailer,
        configuration,
        facts,
        pdfRenderer,
        publicUrl,
        keep,
        ...keys,
        now,
      },
      reportWithoutDocuments: (request: string, reason: string) =>
        app.log.error({ request, reason }, 'A mail leaves without its documents'),
    };
    const channels = openChannels(settings, letters);
    queue.current = await startJobQueue(
      forJobs,
      jobHandlers({ letters, channels, keep, mailsBeforeExpiry, log: app.log }),
      {
        report: reportJobFailures(app.log, now),
        giveUp: giveUpJob({ storage: jobStorage, now, log: app.log }),
      },
    );
    const { current } = queue;
    closers.splice(2, 0, () => current.stop()); // after the calls, before mail and database

    const listening = await listen(app, settings);
    if (!listening.ok) {
      await stop();
      return listening;
    }
    if (forJobs.kind === 'embedded') {
      const { keyRing } = secrets;
      const relay = await relayCommands(settings.dataDir, (line) =>
        runDataCommand(line, { storage: jobStorage, keyRing, now, newId, nameBroker }),
      );
      closers.push(() => relay.stop());
    }
    if (settings.production && channels.length === 0)
      app.log.warn('No WEBHOOK_URL, no OFFICE_EMAIL: what comes in waits, undelivered');
    for (const promise of promises) app.log.warn(promise);
    for (const advice of adviseOnSettings(settings)) app.log.warn(advice);
    for (const notice of findTableNotices(calendarDateIn(OFFICE_TIME_ZONE, now())))
      app.log.warn(notice);
    if (site.size === 0) app.log.warn(`No site in ${settings.siteDir}: only the calls are served`);
    return { ok: true, address: listening.address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function chooseBotCheck(settings: Settings, secrets: Secrets): BotCheck {
  if (settings.turnstile !== undefined) return createTurnstileCheck(settings.turnstile);
  const [secret] = secrets.tokenSecrets;
  if (secret === undefined) throw new Error('No secret to sign challenges with');
  return createAltchaCheck(secret, `${API}/captcha/challenge`, settings.botCheckTries);
}

function senderOf(lender: { name: string; email: string }): string {
  return `"${lender.name.replace(/["\\]/g, '')}" <${lender.email}>`;
}
