import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { DatabaseUnavailable } from '../stores/database-unavailable.ts';
import type { Database } from './database.ts';
import { startJobQueue } from './jobs/job-queue.ts';
import { migrate } from './migrate.ts';
import { openServedDatabase } from './served-database.ts';
import { COMMAND_LIMITS, JOB_LIMITS, VISITOR_LIMITS } from './time-limits.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

let address: string;
let database: Database;
beforeEach(async () => {
  address = await postgres.createDatabase();
  database = openServedDatabase(address, VISITOR_LIMITS);
  await sql`create table written (n integer primary key)`.execute(database.executor);
});
afterEach(() => database.close());

const write = (n: number) =>
  database.transact(async ({ executor }) => {
    await sql`insert into written values (${n})`.execute(executor);
    await sql`update written set n = n where n = ${n}`.execute(executor);
  });

const written = async () => {
  const { rows } = await sql<{ n: number }>`select n from written`.execute(database.executor);
  return new Set(rows.map(({ n }) => n));
};

/** Writes from six places at once until told to stop. Returns what was acknowledged and what failed. */
function writeOn() {
  const acknowledged: number[] = [];
  const failures: unknown[] = [];
  let going = true;
  let next = 0;
  const writers = [1, 2, 3, 4, 5, 6].map(async () => {
    while (going) {
      next += 1;
      const n = next;
      await write(n).then(
        () => acknowledged.push(n),
        (error) => failures.push(error),
      );
      if (failures.length > 0) await pause(1);
    }
  });
  const stop = async () => {
    going = false;
    await Promise.all(writers);
    return { acknowledged, failures };
  };
  return { acknowledged, stop };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

/** After an outage the first query may still get a connection that the outage ended. */
async function answersAgain(): Promise<void> {
  await expect
    .poll(() => sql`select 1`.execute(database.executor).then(() => true, String), {
      timeout: 20_000,
    })
    .toBe(true);
}

describe('a database that ends its connections', () => {
  it('ends no process under load, and loses nothing that was acknowledged', async () => {
    const writing = writeOn();
    for (let round = 1; round <= 10; round += 1) {
      const before = writing.acknowledged.length;
      await until(() => writing.acknowledged.length > before + 20);
      await postgres.endConnections(address);
    }
    const { acknowledged, failures } = await writing.stop();
    await answersAgain();
    const rows = await written();
    expect(acknowledged.filter((n) => !rows.has(n))).toEqual([]);
    expect(failures.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
    expect(failures).not.toEqual([]);
  });

  it('fails the next statement between two of a transaction, and nothing else', async () => {
    const broken = database.transact(async ({ executor }) => {
      await sql`insert into written values (1)`.execute(executor);
      const emitted = vi.spyOn(Client.prototype, 'emit');
      await postgres.endConnections(address);
      // The connection's end arrives while no query is running.
      await until(() => emitted.mock.calls.some(([event]) => event === 'error'));
      emitted.mockRestore();
      await sql`insert into written values (2)`.execute(executor);
    });
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable);
    await write(3);
    expect(await written()).toEqual(new Set([3]));
  });

  it('is written to by the same pool after a restart, jobs included', async () => {
    const done: string[] = [];
    const nothing = async () => {};
    const forJobs = openServedDatabase(address, JOB_LIMITS);
    const queue = await startJobQueue(
      forJobs,
      {
        'confirm-request': async ({ requestId }) => void done.push(requestId),
        'inform-coborrower': nothing,
        'share-letter': nothing,
        'draft-letter': nothing,
        'newsletter-letter': nothing,
        'tend-shares': nothing,
        'deliver-due': nothing,
        'purge-expired': nothing,
        'prove-audit-log': nothing,
        'mail-before-expiry': nothing,
      },
      { report: () => {}, giveUp: nothing },
      undefined,
      0.5,
    );
    try {
      const writing = writeOn();
      await until(() => writing.acknowledged.length > 20);
      await postgres.restart();
      const { acknowledged, failures } = await writing.stop();
      await answersAgain();
      await database.transact(({ queueConnection }) =>
        queue.enqueueIn(queueConnection, 'confirm-request', { requestId: 'after' }),
      );
      await expect.poll(() => done, { timeout: 20_000 }).toEqual(['after']);
      const rows = await written();
      expect(acknowledged.filter((n) => !rows.has(n))).toEqual([]);
      expect(failures.filter((error) => !(error instanceof DatabaseUnavailable))).toEqual([]);
    } finally {
      await queue.stop();
      await forJobs.close();
    }
  });
});

describe('a database that is frozen', () => {
  it('fails every waiting query before the test times out, and answers afterwards', async () => {
    await Promise.all([1, 2, 3].map(write));
    postgres.freeze();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 24 }, async (_, n) => {
        await write(100 + n).catch((error: unknown) => {
          expect(error).toBeInstanceOf(DatabaseUnavailable);
          throw error;
        });
      }),
    ).finally(() => postgres.thaw());
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    await answersAgain();
    await write(200);
    expect(await written()).toEqual(new Set([1, 2, 3, 200]));
  });

  it('does not keep a server from ending', async () => {
    await write(1);
    postgres.freeze();
    await expect(database.close().finally(() => postgres.thaw())).resolves.toBeUndefined();
  });
});

describe('a statement that takes long', () => {
  const wait = (on: Database) => sql`select pg_advisory_lock(1)`.execute(on.executor);

  it('is ended while a visitor waits, but not for a command', async () => {
    await migrate(database);
    const forCommands = openServedDatabase(address, COMMAND_LIMITS);
    const holder = new Client({ connectionString: address });
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const locking = wait(forCommands);
    await expect(wait(database)).rejects.toMatchObject({ code: '57014' });
    await holder.query('select pg_advisory_unlock(1)');
    await expect(locking).resolves.toBeDefined();
    await holder.end();
    await forCommands.close();
  });
});
