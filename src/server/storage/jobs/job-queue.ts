import {
  type ConstructorOptions,
  PgBoss,
  type Db as QueueConnection,
  type UpdateQueueOptions,
} from 'pg-boss';
import { within } from '../../http/within.ts';
import {
  type GivenUpJob,
  JOB_NAMES,
  type JobData,
  type JobHandlers,
  type JobName,
} from '../../stores/job.ts';
import type { Database } from '../database.ts';
import { LETTER_TIMES, type RetryTimes } from './retry-times.ts';
import { STEADY_CLOCK } from './steady-clock.ts';

export interface JobQueue {
  /** Enqueues within the transaction of `connection`: the job exists once it commits. */
  enqueueIn<N extends JobName>(
    connection: QueueConnection,
    name: N,
    data: JobData[N],
  ): Promise<void>;
  /** Resolves if the queue works: it runs, and its connection and its tables answer. */
  check(): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

/** The listeners for failures. */
export interface JobFailures {
  /** Called for every failed try. */
  report(error: Error): void;
  /** Called for every job that was given up, at least once. */
  giveUp(job: GivenUpJob): Promise<void>;
}

/** The dead-letter queue: pg-boss moves a job there in the step in which it finally fails. */
const GIVEN_UP = 'given-up';

/** New jobs are notified; retries are found by polling. */
const POLL_SECONDS = 2;

const QUEUE_CONNECTIONS = 4;
const STOP_TIMEOUT_MS = 5_000; // a mail being sent may take a while; the next start sends it again
const MAX_STOP_MS = STOP_TIMEOUT_MS + 1_000; // including the queries of pg-boss after that

/**
 * How long a letter may run, in seconds: after that its server counts as gone, and the letter is
 * sent again. Rendering its documents and a slow mail server take less.
 */
const LETTER_SECONDS = 120;

const DAY_SECONDS = 24 * 3_600;

const SCHEDULES: Partial<Record<JobName, string>> = {
  'deliver-due': '* * * * *',
  'purge-expired': '17 * * * *',
  'mail-before-expiry': '37 * * * *',
  'tend-shares': '*/10 * * * *',
  // How often it is proven is a setting; this is how soon a failure is tried again.
  'prove-audit-log': '*/10 * * * *',
};

/**
 * Migrates the queue's own tables to this version, within the limits of `database`: this runs at a start,
 * before the queue runs with its own limits.
 */
export async function migrateJobQueue(database: Database): Promise<void> {
  const boss = new PgBoss({ ...database.queueOptions, supervise: false, schedule: false });
  boss.on('error', () => {}); // errors of the start are thrown
  try {
    await boss.start();
  } finally {
    await boss.stop({ graceful: false, close: true }).catch(() => {});
  }
}

/** Starts to put jobs into `database` without running any: other servers run them. */
export async function startQueueForOthers(
  database: Database,
  { report }: Pick<JobFailures, 'report'>,
  retries: RetryTimes = LETTER_TIMES,
): Promise<JobQueue> {
  const boss = createBoss(database, { supervise: false, schedule: false });
  boss.on('error', (error) => report(asError(error)));
  await boss.start();
  // The servers that run them may never have been started.
  await createOrUpdateQueue(boss, GIVEN_UP, optionsOf(retries));
  await Promise.all(JOB_NAMES.map((name) => createJobQueue(boss, name, retries)));
  return queueOf(boss);
}

/** Starts to run the jobs in `database`, whichever server enqueued them. */
export async function startJobQueue(
  database: Database,
  handlers: JobHandlers,
  failures: JobFailures,
  retries: RetryTimes = LETTER_TIMES,
  pollSeconds = POLL_SECONDS,
): Promise<JobQueue> {
  const boss = createBoss(database, { useListenNotify: true });
  boss.on('error', (error) => failures.report(asError(error)));
  await boss.start();
  const names = Object.keys(handlers).filter((name): name is JobName => name in handlers);
  await startGivingUp(boss, names, failures, retries, pollSeconds);
  await Promise.all(
    names.map((name) => startWorker(boss, name, handlers, failures, retries, pollSeconds)),
  );
  return queueOf(boss);
}

function createBoss(database: Database, options: ConstructorOptions): PgBoss {
  return new PgBoss({
    ...database.queueOptions,
    clock: STEADY_CLOCK,
    ...(database.kind === 'served' && { max: QUEUE_CONNECTIONS }),
    // PGlite supports neither concurrent index builds nor monitoring vacuum.
    ...(database.kind === 'embedded' && { reindex: false, monitorVacuum: false }),
    ...options,
  });
}

function queueOf(boss: PgBoss): JobQueue {
  return {
    enqueueIn: async (connection, name, data) => {
      const id = await boss.send(name, data, { db: connection });
      if (id === null) throw new Error(`The queue did not accept a job "${name}"`);
    },
    check: async () => {
      if ((await boss.getQueue(GIVEN_UP)) === null) throw new Error('The queue is not there');
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
  await createJobQueue(boss, name, retries);
  const handler: (data: JobData[N]) => Promise<void> = handlers[name];
  const polling = {
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  };
  const worker = await boss.work<JobData[N]>(name, polling, async (jobs) => {
    // Polls again at once while there are jobs, instead of running a single job per poll.
    boss.notifyWorker(worker);
    for (const job of jobs) {
      await handler(job.data).catch((error: unknown) => {
        report(asError(error));
        throw error;
      });
    }
  });
  const cron = SCHEDULES[name];
  if (cron !== undefined) await boss.schedule(name, cron);
}

/** Scheduled jobs are neither retried, which would pile them up, nor given up. */
async function createJobQueue(boss: PgBoss, name: JobName, retries: RetryTimes): Promise<void> {
  const lasting = SCHEDULES[name] === undefined && { ...optionsOf(retries), deadLetter: GIVEN_UP };
  const deleteAfterSeconds = retries.keptDays * DAY_SECONDS;
  await createOrUpdateQueue(boss, name, {
    notify: true,
    retryLimit: 0,
    deleteAfterSeconds,
    ...lasting,
  });
}

/** Reports the jobs that were given up; a report that fails is retried like a job. */
async function startGivingUp(
  boss: PgBoss,
  names: readonly JobName[],
  { report, giveUp }: JobFailures,
  retries: RetryTimes,
  pollSeconds: number,
): Promise<void> {
  await createOrUpdateQueue(boss, GIVEN_UP, optionsOf(retries));
  const options = { pollingIntervalSeconds: pollSeconds, includeMetadata: true } as const;
  await boss.work<GivenUpJob['data'], void, typeof options>(GIVEN_UP, options, async (jobs) => {
    for (const { sourceName, data } of jobs) {
      const name = names.find((jobName) => jobName === sourceName);
      if (name === undefined) continue; // a job of a version that is gone
      await giveUp({ name, data } as GivenUpJob).catch((error: unknown) => {
        report(asError(error));
        throw error;
      });
    }
  });
}

function optionsOf({ limit, delay, longestDelay, keptDays }: RetryTimes) {
  return {
    retryLimit: limit,
    retryDelay: delay,
    retryBackoff: true,
    retryDelayMax: longestDelay,
    expireInSeconds: LETTER_SECONDS,
    deleteAfterSeconds: keptDays * DAY_SECONDS,
  };
}

/** Creates a queue, or updates an existing queue to the options of this version. */
async function createOrUpdateQueue(
  boss: PgBoss,
  name: string,
  options: UpdateQueueOptions,
): Promise<void> {
  await boss.createQueue(name);
  await boss.updateQueue(name, options);
}

/** pg-boss reports its own failures as objects with an error's properties. */
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
 * Limits the wait for a stop: with a frozen or full database pg-boss would keep waiting. The next start
 * repeats what it leaves unfinished.
 */
async function withinStop(stopped: Promise<void>): Promise<void> {
  await within(
    MAX_STOP_MS,
    stopped.catch(() => {}),
    undefined,
  );
}
