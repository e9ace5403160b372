import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PERIODS } from '#tests/examples/usual-retention.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture } from '#tests/server/delivery-fixture.ts';
import { plantRows } from '#tests/server/plant-rows.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';
import type { Database } from '../../storage/database.ts';
import type { Stop } from '../../stores/retention-store.ts';
import {
  describePeriod,
  type Periods,
  RETENTION,
  STOPPING_TABLES,
} from '../../stores/retention-table.ts';
import { purgeExpired } from './purge-expired.ts';
import { NEVER_STOPPED } from './stop-purge.ts';

const DAY = 24 * 3_600_000;

let database: Database;
let bed: DeliveryFixture;
beforeAll(async () => {
  database = await openDatabaseInMemory();
  bed = await openDeliveryFixture(database);
});
afterAll(() => bed.close());

const empty = async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename !~ '^kysely'`.execute(database.executor);
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(
    database.executor,
  );
  await bed.reset();
};
beforeEach(empty);

/** A purge as the job makes it; returns what stopped. */
async function purge(periods: Periods = PERIODS): Promise<readonly Stop[]> {
  const stopped: Stop[] = [];
  const reportStop = (stop: Stop) => stopped.push(stop);
  await purgeExpired({ storage: bed.storage, periods, now: bed.now, reportStop });
  return stopped;
}

const countRows = async () => {
  const counts = await bed.storage.retention.count([bed.now()], PERIODS);
  return Object.fromEntries(counts.map(({ table, rows }) => [table, rows]));
};

/** Requests that were delivered that many days ago. */
async function plantRequests(count: number, daysAgo: number): Promise<void> {
  const has = { draft: false, share: false, request: true, hold: false, delivery: true };
  for (let n = 0; n < count; n += 1)
    await plantRows(database.executor, bed.now(), { daysAgo, otherDaysAgo: -100, has });
}

//
it('every table of the schema has a period', async () => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
      and tablename !~ '^kysely'`.execute(database.executor);
  const others = ['pgboss.job', 'erasures'];
  const expected = Object.keys(RETENTION).filter((name) => !others.includes(name));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
});

//
it('what is counted as due is what the purge deletes, of every table', async () => {
  const days = fc.integer({ min: -60, max: 70 }).map((twelfths) => twelfths * (7 / 12));
  const has = fc.record({
    draft: fc.boolean(),
    share: fc.boolean(),
    request: fc.boolean(),
    hold: fc.boolean(),
    delivery: fc.boolean(),
  });
  const planted = fc.record({ daysAgo: days, otherDaysAgo: days, has });
  const property = fc.asyncProperty(
    fc.array(planted, { minLength: 3, maxLength: 8 }),
    fc.integer({ min: 0, max: 40 }),
    async (rows, later) => {
      await empty();
      for (const row of rows) await plantRows(database.executor, bed.now(), row);
      const at = new Date(bed.now().getTime() + later * DAY);
      const before = await bed.storage.retention.count([at], PERIODS);
      await purgeWithoutStop({ storage: bed.storage, now: () => at });
      const after = new Map(
        (await bed.storage.retention.count([at], PERIODS)).map((count) => [count.table, count]),
      );
      for (const { table, rows, due } of before) {
        // The purge records what it deletes.
        if (table.startsWith('audit_')) continue;
        expect([table, after.get(table)?.rows]).toEqual([table, rows - (due[0] ?? 0)]);
        expect([table, after.get(table)?.due]).toEqual([table, [0]]);
      }
    },
  );
  await fc.assert(property, { numRuns: 25 });
}, 120_000);

//
describe('a purge', () => {
  it('goes on as long as it deletes a tenth at most, or 25 rows', async () => {
    await plantRequests(NEVER_STOPPED, 32);
    expect(await purge()).toEqual([]);
    expect((await countRows()).requests).toBe(0);
    await plantRequests(30, 32);
    await plantRequests(270, 1);
    expect(await purge()).toEqual([]);
    expect((await countRows()).requests).toBe(270);
  });

  it('stops before it deletes more than a tenth, and again each time', async () => {
    await plantRequests(NEVER_STOPPED + 1, 32);
    await plantRequests(100, 20);
    const stop = { table: 'requests', at: bed.now(), due: 26, rows: 126, period: '31 days' };
    expect(await purge()).toEqual([stop, { ...stop, table: 'inquiries' }]);
    expect((await countRows()).requests).toBe(126);
    expect(await bed.storage.retention.stops()).toMatchObject([{ table: 'inquiries' }, stop]);
    bed.pass(3_600_000);
    expect(await purge()).toMatchObject([{ ...stop, at: bed.now() }, {}]);
    expect((await countRows()).requests).toBe(126);
  });

  it('deletes nothing of any table that somebody set a wrong period for', async () => {
    await plantRequests(60, 3);
    const wrong = { ...PERIODS, KEEP_REQUESTS_DAYS: 1, KEEP_SHARES_DAYS: 1 };
    expect((await purge(wrong)).map(({ table }) => table)).toEqual(['requests', 'inquiries']);
    const left = await countRows();
    expect([left.requests, left.inquiries, left.given_documents]).toEqual([60, 60, 60]);
    // The setting is right again.
    expect(await purge()).toEqual([]);
    expect(await bed.storage.retention.stops()).toEqual([]);
  });

  it('deletes nothing of a table by clocks that are years ahead', async () => {
    const has = { draft: true, share: true, request: true, hold: false, delivery: true };
    for (let n = 0; n < 30; n += 1)
      await plantRows(database.executor, bed.now(), { daysAgo: -1, otherDaysAgo: -1, has });
    for (let n = 0; n < 30; n += 1)
      await bed.storage.audit.append({
        at: bed.now(),
        actor: 'job',
        action: 'look',
        subject: '',
        details: {},
      });
    const proof = { id: randomUUID(), kind: 'mail', position: 1, hash: 'k.x' } as const;
    await bed.storage.auditProofs.add({ ...proof, at: bed.now(), response: null });
    const before = await countRows();
    const now = bed.now();
    bed.pass(12 * 366 * DAY);
    const stopped = (await purge()).map(({ table }) => table);
    // Those that nobody subscribed to any more have ended, and none of the planted have.
    const others = STOPPING_TABLES.filter((table) => table !== 'newsletter_subscriptions');
    expect(stopped.toSorted()).toEqual(others.toSorted());
    const after = await countRows();
    for (const table of [...others, 'audit_proofs'])
      expect([table, after[table]]).toEqual([table, before[table]]);
    bed.passTo(now);
    expect(await purge()).toEqual([]);
    expect(await bed.storage.retention.stops()).toEqual([]);
  });
});

//
describe('a purge that was confirmed', () => {
  const confirm = async () => {
    for (const stop of await bed.storage.retention.stops())
      await bed.storage.retention.confirm(stop, bed.now());
  };

  it('deletes what was counted then, once, and no row that fell due since', async () => {
    await plantRequests(40, 32);
    await plantRequests(30, 30.5);
    await purge();
    await confirm();
    bed.pass(DAY);
    expect(await purge()).toEqual([]);
    expect((await countRows()).requests).toBe(30);
    expect(await bed.storage.retention.stops()).toEqual([]);
    expect(await purge()).toMatchObject([{ table: 'requests', due: 30, rows: 30 }, {}]);
    expect((await countRows()).requests).toBe(30);
  });

  it('stops again if more was due then, or the period is another', async () => {
    await plantRequests(40, 32);
    await purge();
    await confirm();
    await plantRequests(1, 32);
    expect(await purge()).toMatchObject([{ table: 'requests', due: 41 }, {}]);
    await confirm();
    const other = { ...PERIODS, KEEP_REQUESTS_DAYS: 30 };
    const period = describePeriod('requests', other);
    expect(await purge(other)).toMatchObject([{ table: 'requests', period }, {}]);
    expect((await countRows()).requests).toBe(41);
  });

  it('cannot be confirmed by what was counted before', async () => {
    await plantRequests(40, 32);
    const [stop] = await purge();
    bed.pass(3_600_000);
    await purge();
    if (stop === undefined) throw new Error('It did not stop');
    expect(await bed.storage.retention.confirm(stop, bed.now())).toBe(false);
  });
});
