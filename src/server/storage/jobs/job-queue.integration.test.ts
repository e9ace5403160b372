import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import type { GivenUpJob, JobHandlers } from '../../stores/job.ts';
import type { Database } from '../database.ts';
import { type JobFailures, type JobQueue, startJobQueue } from './job-queue.ts';
import type { RetryTimes } from './retry-times.ts';

/** Longer than a test may take: a job that waits for the next poll fails the test. */
const AN_HOUR = 3_600;
/** The shortest interval at which the queue can poll, in seconds. */
const OFTEN = 0.5;

const nothing = async () => {};
const HANDLERS: JobHandlers = {
  'confirm-request': nothing,
  'inform-coborrower': nothing,
  'share-letter': nothing,
  'draft-letter': nothing,
  'newsletter-letter': nothing,
  'tend-shares': nothing,
  'deliver-due': nothing,
  'purge-expired': nothing,
  'prove-audit-log': nothing,
  'mail-before-expiry': nothing,
};
const ONCE = { limit: 0, delay: 1, longestDelay: 1, keptDays: 3 };

let database: Database;
const queues: JobQueue[] = [];
beforeEach(async () => {
  database = await openDatabaseInMemory();
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
  await database.close();
});

const failures: JobFailures = { report: () => {}, giveUp: nothing };

async function start(
  handlers: JobHandlers,
  failures: JobFailures,
  retries: RetryTimes,
  pollSeconds: number,
): Promise<JobQueue> {
  const queue = await startJobQueue(database, handlers, failures, retries, pollSeconds);
  queues.push(queue);
  return queue;
}

//
it('stores what is done as long as the setting says, whatever is scheduled', async () => {
  await start(HANDLERS, failures, ONCE, AN_HOUR);
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.queue where deletion_seconds = ${3 * 24 * 3_600}`.execute(
    database.executor,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...Object.keys(HANDLERS), 'given-up']),
  );
});

it('takes a running letter for lost after two minutes, not fifteen', async () => {
  const queue = await start(HANDLERS, failures, ONCE, AN_HOUR);
  await database.transact(async ({ queueConnection }) => {
    await queue.enqueueIn(queueConnection, 'confirm-request', { requestId: 'one' });
  });
  const { rows } = await sql<{ expireSeconds: number }>`
    select expire_seconds from pgboss.job where name = 'confirm-request'`.execute(
    database.executor,
  );
  expect(rows.map(({ expireSeconds }) => expireSeconds)).toEqual([120]);
});

it('runs job after job without a pause', async () => {
  const done: string[] = [];
  const all = Promise.withResolvers<void>();
  const confirm = async ({ requestId }: { requestId: string }) => {
    done.push(requestId);
    if (done.length === 3) all.resolve();
    if (requestId === 'two') throw new Error('Not this time');
  };
  const queue = await start({ ...HANDLERS, 'confirm-request': confirm }, failures, ONCE, AN_HOUR);
  await database.transact(async ({ queueConnection }) => {
    for (const requestId of ['one', 'two', 'three'])
      await queue.enqueueIn(queueConnection, 'confirm-request', { requestId });
  });
  await all.promise;
  expect(done).toEqual(['one', 'two', 'three']);
});

it('reports a job that it gives up until the report succeeds', async () => {
  const givenUp = Promise.withResolvers<GivenUpJob>();
  const reports: string[] = [];
  let tries = 0;
  let attemptsToReport = 0;
  const fail = async () => {
    tries += 1;
    throw new Error('No mail server');
  };
  const queue = await start(
    { ...HANDLERS, 'confirm-request': fail },
    {
      report: ({ message }) => void reports.push(message),
      giveUp: async (job) => {
        attemptsToReport += 1;
        if (attemptsToReport === 1) throw new Error('No database');
        givenUp.resolve(job);
      },
    },
    { limit: 1, delay: 1, longestDelay: 1, keptDays: 3 },
    OFTEN,
  );
  await database.transact(({ queueConnection }) =>
    queue.enqueueIn(queueConnection, 'confirm-request', { requestId: 'one' }),
  );
  expect(await givenUp.promise).toEqual({ name: 'confirm-request', data: { requestId: 'one' } });
  expect([tries, attemptsToReport]).toEqual([2, 2]);
  expect(reports).toEqual(['No mail server', 'No mail server', 'No database']);
});

it('gives its own retry times to queues of an earlier version', async () => {
  const limits = async () => {
    const { rows } = await sql<{ name: string; limit: number }>`
      select name, retry_limit as "limit" from pgboss.queue
      where name in ('confirm-request', 'tend-shares') order by name`.execute(database.executor);
    return rows;
  };
  await start(HANDLERS, failures, ONCE, AN_HOUR);
  expect(await limits()).toMatchObject([{ limit: 0 }, { limit: 0 }]);
  await queues.pop()?.stop();
  await start(HANDLERS, failures, { ...ONCE, limit: 29 }, AN_HOUR);
  // Scheduled jobs are not retried.
  expect(await limits()).toEqual([
    { name: 'confirm-request', limit: 29 },
    { name: 'tend-shares', limit: 0 },
  ]);
});
