import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import type { Database } from '../storage/database.ts';
import type { GivenUpJob, JobHandlers } from './job.ts';
import { type JobFailures, type JobQueue, startJobQueue } from './job-queue.ts';
import type { RetryTimes } from './retry-times.ts';

/** Longer than a test may take: what waits for the next look fails. */
const AN_HOUR = 3_600;
/** As often as the queue can be made to look for jobs. */
const OFTEN = 0.5;

const nothing = async () => {};
const HANDLERS: JobHandlers = {
  'confirm-request': nothing,
  'share-letter': nothing,
  'draft-letter': nothing,
  'newsletter-letter': nothing,
  'tend-shares': nothing,
  'deliver-due': nothing,
  'purge-expired': nothing,
  'mail-before-expiry': nothing,
};
const ONCE = { limit: 0, delay: 1, longestDelay: 1 };

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
  told: JobFailures,
  retries: RetryTimes,
  pollSeconds: number,
): Promise<JobQueue> {
  const queue = await startJobQueue(database, handlers, told, retries, pollSeconds);
  queues.push(queue);
  return queue;
}

it('takes a letter under way for lost after two minutes, not fifteen', async () => {
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

it('does one job after the other, without a pause between them', async () => {
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

it('tells of a job that it gives up, after every try, until it was heard', async () => {
  const told = Promise.withResolvers<GivenUpJob>();
  const reports: string[] = [];
  let tries = 0;
  let heard = 0;
  const fail = async () => {
    tries += 1;
    throw new Error('No mail server');
  };
  const queue = await start(
    { ...HANDLERS, 'confirm-request': fail },
    {
      report: ({ message }) => void reports.push(message),
      giveUp: async (job) => {
        heard += 1;
        if (heard === 1) throw new Error('No database');
        told.resolve(job);
      },
    },
    { limit: 1, delay: 1, longestDelay: 1 },
    OFTEN,
  );
  await database.transact(({ queueConnection }) =>
    queue.enqueueIn(queueConnection, 'confirm-request', { requestId: 'one' }),
  );
  expect(await told.promise).toEqual({ name: 'confirm-request', data: { requestId: 'one' } });
  expect([tries, heard]).toEqual([2, 2]);
  expect(reports).toEqual(['No mail server', 'No mail server', 'No database']);
});

it('gives queues that an earlier version made its own times', async () => {
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
  // What comes by itself again is not tried again.
  expect(await limits()).toEqual([
    { name: 'confirm-request', limit: 29 },
    { name: 'tend-shares', limit: 0 },
  ]);
});
