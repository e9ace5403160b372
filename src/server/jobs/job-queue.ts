import { PgBoss, type Db as QueueConnection } from 'pg-boss';
import type { Database } from '../storage/database.ts';
import type { JobData, JobHandlers, JobName } from './job.ts';

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

export interface RetryTimes {
  /** Tries after the first. */
  limit: number;
  /** Seconds before the second try; doubled for each one more. */
  delay: number;
  /** Seconds at most. */
  longestDelay: number;
}

/** About two days of trying: a mail server's outage should not lose a confirmation. */
const RETRIES: RetryTimes = { limit: 20, delay: 5, longestDelay: 4 * 3600 };

/** New jobs announce themselves; those to be tried again are looked for. */
const POLL_SECONDS = 2;

const QUEUE_CONNECTIONS = 4;
const STOP_TIMEOUT_MS = 5_000; // a mail under way may take a while; the next start sends it again

const SCHEDULES: Partial<Record<JobName, string>> = {
  'deliver-due': '* * * * *',
  'purge-expired': '17 * * * *',
  'tend-shares': '*/10 * * * *',
};

/** Starts to work through the jobs in `database`, whichever server enqueued them. */
export async function startJobQueue(
  database: Database,
  handlers: JobHandlers,
  report: (error: Error) => void,
  retries: RetryTimes = RETRIES,
  pollSeconds = POLL_SECONDS,
): Promise<JobQueue> {
  const boss = new PgBoss({
    ...database.queueOptions,
    ...('connectionString' in database.queueOptions && { max: QUEUE_CONNECTIONS }),
    useListenNotify: true,
    // PGlite has neither concurrent index builds nor vacuum to watch.
    ...(database.kind === 'embedded' && { reindex: false, monitorVacuum: false }),
  });
  boss.on('error', report);
  await boss.start();
  const names = Object.keys(handlers).filter((name): name is JobName => name in handlers);
  for (const name of names) await startWorker(boss, name, handlers, report, retries, pollSeconds);
  return {
    enqueueIn: async (connection, name, data) => {
      const id = await boss.send(name, data, { db: connection });
      if (id === null) throw new Error(`The queue did not take a job «${name}»`);
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: STOP_TIMEOUT_MS }),
  };
}

async function startWorker<N extends JobName>(
  boss: PgBoss,
  name: N,
  handlers: JobHandlers,
  report: (error: Error) => void,
  retries: RetryTimes,
  pollSeconds: number,
): Promise<void> {
  await boss.createQueue(name, {
    notify: true,
    retryLimit: retries.limit,
    retryDelay: retries.delay,
    retryBackoff: true,
    retryDelayMax: retries.longestDelay,
  });
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
        const reason = error instanceof Error ? error : new Error(String(error));
        report(reason);
        throw reason;
      });
    }
  });
  const cron = SCHEDULES[name];
  if (cron !== undefined) await boss.schedule(name, cron);
}
