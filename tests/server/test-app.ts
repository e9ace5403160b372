import { AsyncLocalStorage } from 'node:async_hooks';
import { randomInt, randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { ApplicationsServices } from '#server/applications/add-applications.ts';
import { createResumeKeys } from '#server/applications/drafts/resume-keys.ts';
import { createSessionTokens } from '#server/applications/sessions/session-tokens.ts';
import { createShareKeys } from '#server/applications/shares/share-keys.ts';
import type { Channel } from '#server/deliveries/channel.ts';
import { createAnswerFrame } from '#server/http/answer-page/answer-frame.ts';
import { createAltchaCheck } from '#server/http/bot-check/altcha.ts';
import type { BotCheck } from '#server/http/bot-check/bot-check.ts';
import type { PageServices } from '#server/http/pages/serve-pages.ts';
import type { InquiriesServices } from '#server/inquiries/add-inquiries.ts';
import { createFormQuestions } from '#server/inquiries/form-questions.ts';
import { createNewsletterLinks } from '#server/inquiries/newsletter/newsletter-links.ts';
import { checkFile } from '#server/inquiries/uploads/check-file.ts';
import { createFileKeys } from '#server/inquiries/uploads/file-keys.ts';
import { createDocumentKeys } from '#server/letters/documents/document-keys.ts';
import { createDevelopmentMailer } from '#server/letters/mail/development-mailer.ts';
import type { Mailer } from '#server/letters/mail/mailer.ts';
import { createTypstRenderer } from '#server/letters/pdf/typst-renderer.ts';
import type { LookupsServices } from '#server/lookups/add-lookups.ts';
import { createBrokers } from '#server/lookups/brokers/brokers.ts';
import { createFindPlaces } from '#server/lookups/brokers/find-places.ts';
import { loggerOptions } from '#server/operation/log/logger-options.ts';
import { countBotChecks } from '#server/operation/observability/count-bot-checks.ts';
import { NO_RECORDER } from '#server/operation/observability/recorder.ts';
import { createReadiness } from '#server/operation/readiness.ts';
import { createApp, type ServerServices, type Services } from '#server/program/app.ts';
import { gatherFacts } from '#server/program/boot/gather-facts.ts';
import { jobHandlers } from '#server/program/boot/job-handlers.ts';
import {
  generateKeyRing,
  type KeyRing,
  parseKeyRing,
} from '#server/security/encryption/key-ring.ts';
import { createKeyedHashes } from '#server/security/encryption/keyed-hashes.ts';
import { createStorage } from '#server/storage/create-storage.ts';
import type { Database } from '#server/storage/database.ts';
import { type JobQueue, startJobQueue } from '#server/storage/jobs/job-queue.ts';
import { migrate } from '#server/storage/migrate.ts';
import type { DevelopmentMail, StoredMail } from '#server/stores/development-mail.ts';
import type { JobName } from '#server/stores/job.ts';
import type { Storage } from '#server/stores/storage.ts';
import { FLUVIA } from '#tests/examples/lender-folders.ts';
import { fluvia } from '../examples/fluvia.ts';
import { KEEP, PERIODS } from '../examples/usual-retention.ts';
import { checkMails } from './check-mails.ts';

/** A Friday afternoon on which the examples are valid. */
export const NOW = new Date('2026-11-20T14:00:00Z');

/** The shortest interval in which the queue can look for jobs. */
const POLL_SECONDS = 0.5;

const VERSION = 'a version of the tests';
const PUBLIC_URL = 'http://localhost:3000';
const SECRET = 'a secret of the tests, long enough to sign with';

/** What every server reads of the same configuration, once: the index of places alone takes 40 ms. */
const facts = gatherFacts(fluvia);
const brokers = createBrokers(fluvia.brokers);
const findPlaces = createFindPlaces(fluvia.places, undefined);

export interface TestApp {
  app: FastifyInstance;
  storage: Storage;
  /** The clock that the whole server uses. */
  now(): Date;
  /** Sets it. */
  setNow(instant: Date): void;
  /** Every job that was enqueued, as stored in the database. */
  jobs(): Promise<readonly unknown[]>;
  /** The mails to somebody with their attachments, newest first. */
  mailsTo(address: string): Promise<readonly StoredMail[]>;
  /** Everything that was logged, as written. */
  log(): string;
  /** Does what a job does when it is due. */
  runJob(name: 'mail-before-expiry'): Promise<void>;
  /** Opens a session, with the bot check solved as a browser does. */
  openSession(): Promise<string>;
  /** How many mails were handed over or dropped. */
  handed(): number;
  /** Resolves once this many mails were handed over. */
  mailed(times: number): Promise<void>;
  /** Resolves once every mail requested so far was handed over or dropped. */
  allMailed(): Promise<void>;
  close(): Promise<void>;
}

/** The services of all features, which differ in no name. */
type AllServices = ServerServices &
  Services['operation'] &
  PageServices &
  LookupsServices &
  ApplicationsServices &
  InquiriesServices &
  Pick<Services, 'developmentMail' | 'mockItsme'>;

/** The whole server on the test's own database, with the clock under the test's control. */
export async function openTestApp(
  database: Database,
  overrides: Partial<AllServices> & {
    mailer?: Mailer;
    channels?: readonly Channel[];
    keyRing?: KeyRing;
    mailsBeforeExpiry?: boolean;
  } = {},
): Promise<TestApp> {
  await migrate(database);
  const keyRing = overrides.keyRing ?? parseKeyRing(generateKeyRing());
  if (keyRing === undefined) throw new Error('No keys');
  let instant = NOW;
  const now = () => instant;
  const lines: string[] = [];

  const queue: { current?: JobQueue } = {};
  const letterCount = countLetters();
  const storage = letterCount.of(
    createStorage(database, keyRing, {
      enqueueIn: async (connection, name, data) => {
        letterCount.note(name);
        await queue.current?.enqueueIn(connection, name, data);
      },
    }),
  );
  const mailer = checkMails(
    overrides.mailer ?? createDevelopmentMailer(storage.developmentMail, now, randomUUID),
  );
  const pdfRenderer = overrides.pdfRenderer ?? createTypstRenderer(fluvia.brand.faces);
  const hashes = createKeyedHashes([SECRET]);
  const keys = {
    shareKeys: createShareKeys(hashes),
    resumeKeys: createResumeKeys(hashes),
    newsletterLinks: createNewsletterLinks(hashes),
  };
  const services = {
    storage,
    mailer,
    configuration: fluvia,
    facts,
    pdfRenderer,
    publicUrl: PUBLIC_URL,
    keep: KEEP,
  };
  const letters = {
    ...{ ...services, ...keys, now, version: VERSION },
    reportWithoutDocuments: (request: string, reason: string) =>
      lines.push(`without documents: ${request} ${reason}\n`),
  };
  const recorder = overrides.recorder ?? NO_RECORDER;
  let handed = 0;
  const waiting = new Set<() => void>();
  const counted = async (job: Promise<void>) => {
    await job;
    handed += 1;
    for (const check of waiting) check();
  };
  const mailed = (times: number) =>
    new Promise<void>((settle) => {
      const check = () => {
        if (handed >= times) settle();
      };
      waiting.add(check);
      check();
    });
  const handlers = jobHandlers({
    letters,
    channels: overrides.channels ?? [],
    proofs: { witnesses: [], everyHours: 24, newId: () => randomUUID() },
    periods: PERIODS,
    agreedTime: async () => now(),
    purgeErasures: async () => 0,
    mailsBeforeExpiry: overrides.mailsBeforeExpiry ?? true,
    recorder,
    log: {
      info: () => {},
      warn: (fields: object) => void lines.push(`${JSON.stringify(fields)}\n`),
    },
  });
  queue.current = await startJobQueue(
    database,
    {
      ...handlers,
      'confirm-request': (job) => counted(handlers['confirm-request'](job)),
      'inform-coborrower': (job) => counted(handlers['inform-coborrower'](job)),
      'share-letter': (job) => counted(handlers['share-letter'](job)),
      'draft-letter': (job) => counted(handlers['draft-letter'](job)),
      'newsletter-letter': (job) => counted(handlers['newsletter-letter'](job)),
    },
    {
      report: (error) => lines.push(`job: ${error.message}\n`),
      giveUp: async ({ name }) => void lines.push(`given up: ${name}\n`),
    },
    { limit: 3, delay: 1, longestDelay: 1, keptDays: 7 },
    POLL_SECONDS,
  );

  const all: AllServices = {
    settings: { publicUrl: PUBLIC_URL, rateLimit: 0, trustProxy: false },
    configuration: fluvia,
    languages: fluvia.lender.languages,
    configDir: FLUVIA.CONFIG_DIR,
    site: new Map(),
    policySources: {},
    production: false,
    storage,
    sharedCounts: database.kind === 'served' ? storage.rateCounts : undefined,
    botCheck: countBotChecks(
      onSystemClock(createAltchaCheck([SECRET], '/api/v1/captcha/challenge', 10)),
      recorder,
    ),
    tokens: createSessionTokens([SECRET]),
    probeTokens: createSessionTokens([SECRET], 'probe'),
    facts,
    hashes,
    documentKeys: createDocumentKeys([SECRET]),
    ...keys,
    fileKeys: createFileKeys(hashes),
    formQuestions: createFormQuestions(hashes, {
      newId: randomUUID,
      randomIndex: (below) => randomInt(below),
    }),
    answerFrame: createAnswerFrame([], fluvia.brand),
    checkFile: async (kind, read) => await checkFile(kind, await read()),
    scanner: undefined,
    brokers,
    findPlaces,
    mapTiles: undefined,
    mapFile: undefined,
    shareDays: KEEP.sharesDays,
    version: VERSION,
    shownTerms: (lang) => Buffer.from(`<p>terms in ${lang}</p>`),
    pdfRenderer,
    keep: KEEP,
    referencePrefix: fluvia.lender.referencePrefix,
    now,
    newId: () => randomUUID(),
    randomIndex: (below) => randomInt(below),
    developmentMail: storage.developmentMail,
    signIns: { providers: [], publicKeys: undefined },
    mockItsme: undefined,
    recorder,
    role: 'all',
    logger: loggerOptions('trace', { write: (line) => lines.push(line) }),
    readiness: createReadiness({
      database: () => sql`select 1`.execute(database.executor),
      queue: async () => queue.current?.check(),
      keys: async () => {},
      clock: async () => {},
    }),
    ...overrides,
  };
  const app = await createApp({
    server: all,
    operation: all,
    pages: all,
    lookups: all,
    applications: all,
    inquiries: all,
    developmentMail: all.developmentMail,
    mockItsme: all.mockItsme,
  });

  return {
    app,
    storage,
    now,
    jobs: async () => {
      const { rows } = await sql`select name, data, output from pgboss.job`.execute(
        database.executor,
      );
      return rows;
    },
    setNow: (next) => {
      instant = next;
    },
    mailsTo: findMails(database, storage.developmentMail),
    runJob: (name) => handlers[name]({}),
    log: () => lines.join(''),
    openSession: async () => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/jwt-get',
        payload: { recaptcha: await solveBotCheck(app) },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().token;
    },
    handed: () => handed,
    mailed,
    allMailed: () => mailed(letterCount.asked()),
    close: async () => {
      await app.close();
      await queue.current?.stop();
      await database.close();
    },
  };
}

const LETTERS: readonly JobName[] = [
  'confirm-request',
  'inform-coborrower',
  'share-letter',
  'draft-letter',
  'newsletter-letter',
];

/** Decrypts each mail to somebody else once: the server's own list would decrypt them all each time. */
function findMails({ executor }: Database, box: DevelopmentMail): TestApp['mailsTo'] {
  const addresses = new Map<string, string>();
  return async (address) => {
    const query = executor.selectFrom('developmentMail').select('id').orderBy('position', 'desc');
    const mails: StoredMail[] = [];
    for (const { id } of await query.execute()) {
      if ((addresses.get(id) ?? address) !== address) continue;
      const mail = await box.find(id);
      if (mail === undefined) continue;
      addresses.set(id, mail.to);
      if (mail.to === address) mails.push(mail);
    }
    return mails;
  };
}

/** Counts the letters that committed transactions request; those rolled back are never sent. */
function countLetters() {
  let requested = 0;
  const within = new AsyncLocalStorage<{ letters: number }>();
  return {
    asked: () => requested,
    note: (name: JobName) => {
      const tally = within.getStore();
      if (tally && LETTERS.includes(name)) tally.letters += 1;
    },
    of: (storage: Storage): Storage => ({
      ...storage,
      transact: async (work) => {
        const tally = { letters: 0 };
        const result = await within.run(tally, () => storage.transact(work));
        requested += tally.letters;
        return result;
      },
    }),
  };
}

/** ALTCHA's library uses the system's clock, so its puzzles must be dated by it too. */
function onSystemClock(check: BotCheck): BotCheck {
  const { createChallenge } = check;
  return {
    ...check,
    ...(createChallenge && { createChallenge: () => createChallenge(new Date()) }),
    verify: (proof) => check.verify(proof, new Date()),
  };
}

/** The payload of the browser's widget: base64 of the puzzle and its solution. */
export async function solveBotCheck(app: FastifyInstance): Promise<string> {
  const challenge = (await app.inject('/api/v1/captcha/challenge')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
