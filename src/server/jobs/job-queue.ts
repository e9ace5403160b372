import { PgBoss, type Db as QueueConnection, type UpdateQueueOptions } from 'pg-boss';
import type { Database } from '../storage/database.ts';
import type { GivenUpJob, JobData, JobHandlers, JobName } from './job.ts';
import { LETTER_TIMES, type RetryTimes } from './retry-times.ts';

export interface JobQueue {
  /** Enqueues within the transaction behind `connection`: the job exists when it commits. */
  enqueueIn<N extends JobName>(
    connection: QueueConnection,
    name: N,
    data: JobData[N],
  ): Promise<void>;
  /** Lets running jobs end. */
  stop(): Promise<void>;
}

/** Who is told of what went wrong. */
export interface JobFailures {
  /** Of each try that failed. */
  report(error: Error): void;
  /** Of each job that is tried no more, at least once. */
  giveUp(job: GivenUpJob): Promise<void>;
}

/** Where pg-boss puts a job that it tries no more, in the step in which it fails for good. */
const GIVEN_UP = 'given-up';

/** New jobs announce themselves; those to be tried again are looked for. */
const POLL_SECONDS = 2;

const QUEUE_CONNECTIONS = 4;
const STOP_TIMEOUT_MS = 5_000; // a mail under way may take a while; the next start sends it again
const LONGEST_STOP_MS = STOP_TIMEOUT_MS + 1_000; // with what pg-boss then asks of the database

/**
 * How long a letter may be under way, in seconds: longer, and its server is taken to be gone, and it
 * is sent again. Its documents and a slow mail server take less.
 */
const LETTER_SECONDS = 120;

const SCHEDULES: Partial<Record<JobName, string>> = {
  'deliver-due': '* * * * *',
  'purge-expired': '17 * * * *',
  'mail-before-expiry': '37 * * * *',
  'tend-shares': '*/10 * * * *',
};

/**
 * Brings the queue's own tables to the shape of this version, with the limits of `database`: a start
 * does it before the queue runs with limits of its own.
 */
export async function migrateJobQueue(database: Database): Promise<void> {
  const boss = new PgBoss({ ...database.queueOptions, supervise: false, schedule: false });
  boss.on('error', () => {}); // what fails the start is thrown
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false, close: true }).catch(() => {});
  }
}

/** Starts to work through the jobs in `database`, whichever server enqueued them. */
export async function startJobQueue(
  database: Database,
  handlers: JobHandlers,
  failures: JobFailures,
  retries: RetryTimes = LETTER_TIMES,
  pollSeconds = POLL_SECONDS,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.queueOptions,
    ...(database.kind === 'served' && { max: QUEUE_CONNECTIONS }),
    useListenNotify: true,
    // PGlite has neither concurrent index builds nor vacuum to watch.
    ...(database.kind === 'embedded' && { reindex: false, monitorVacuum: false }),
  });
  boss.on('error', (error) => failures.report(asError(error)));
  await boss.start();
  const names = Object.keys(handlers).filter((name): name is JobName => name in handlers);
  await startGivingUp(boss, names, failures, retries, pollSeconds);
  for (const name of names) await startWorker(boss, name, handlers, failures, retries, pollSeconds);
  return {
    enqueueIn: async (connection, name, data) => {
      const id = await boss.send(name, data, { db: connection });
      if (id === null) throw new Error(`The queue did not take a job «${name}»`);
    },
    stop: () => withinStop(boss.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS })),
  };
}

async function startWorker<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  { report }: JobFailures,
  retries: RetryTimes,
  pollSeconds: number,
): Promise<void> {
  const cron = SCHEDULES[name];
  // What comes by itself again is neither retried, which would pile it up, nor given up.
  const lasting = cron === undefined && { ...optionsOf(retries), deadLetter: GIVEN_UP };
  await keepQueue(boss, name, { notify: true, retryLimit: 0, ...lasting });
  const handler: (data: JobData[N]) => Promise<void> = handlers[name];
  const polling = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  };
  const worker = await boss.work<JobData[N]>(name, polling, async (jobs) => {
    // One job after the other while there are any, rather than one a poll: looks again at once.
    boss.notifyWorker(worker);
    for (const job of jobs) {
      await handler(job.data).catch((error: unknown) => {
        report(asError(error));
        throw error;
      });
    }
  });
  if (cron !== undefined) await boss.schedule(name, cron);
}

/** Tells of the jobs that were given up; where that fails it is tried like a job. */
async function startGivingUp(
  boss: PgBoss,
  names: readonly JobName[],
  { report, giveUp }: JobFailures,
  retries: RetryTimes,
  pollSeconds: number,
): Promise<void> {
  await keepQueue(boss, GIVEN_UP, optionsOf(retries));
  const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
  await boss.work<GivenUpJob['data'], void, typeof options>(GIVEN_UP, options, async (jobs) => {
    for (const { sourceName, data } of jobs) {
      const name = names.find((own) => own === sourceName);
      if (name === undefined) continue; // a job of a version that is gone
      await giveUp({ name, data } as GivenUpJob).catch((error: unknown) => {
        report(asError(error));
        throw error;
      });
    }
  });
}

function optionsOf({ limit, delay, longestDelay }: RetryTimes) {
  return {
    retryLimit: limit,
    retryDelay: delay,
    retryBackoff: true,
    retryDelayMax: longestDelay,
    expireInSeconds: LETTER_SECONDS,
  };
}

/** Makes a queue, or gives one that is there the options of this version. */
async function keepQueue(boss: PgBoss, name: string, options: UpdateQueueOptions): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, options);
}

/** pg-boss tells of its own failures by objects that hold an error's properties. */
function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  if (typeof thrown !== 'object' || thrown === null || !('message' in thrown))
    return new Error(String(thrown));
  const { message, stack, code } = thrown as { message: unknown; stack?: unknown; code?: unknown };
  return Object.assign(new Error(String(message)), {
    ...(typeof stack === 'string' && { stack }),
    ...(typeof code === 'string' && { code }),
  });
}

/**
 * Waits no longer than a stop may take: a database that is frozen or full lets pg-boss wait on. What
 * it leaves under way is done again by the next start.
 */
async function withinStop(stopped: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((settle) => {
    timer = setTimeout(settle, LONGEST_STOP_MS);
  });
  await Promise.race([stopped.catch(() => {}), patience]).finally(() => clearTimeout(timer));
}
