import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { ENCRYPTION_KEYS } from '#tests/upgrades/example-secrets.ts';
import { exampleKeys, expectAllRead } from '#tests/upgrades/expect-all-read.ts';
import { KEPT_SCHEMAS } from '#tests/upgrades/kept-schemas.ts';
import { pdf } from '#tests/uploads/files.ts';
import type { Channel, Subject } from '../deliveries/channel.ts';
import { deliverDue } from '../deliveries/deliver-due.ts';
import { prepareKeys } from '../program/boot/prepare-keys.ts';
import { verifyChain } from '../security/audit/chain.ts';
import { reportKeys } from '../security/encryption/check-keys.ts';
import { generateKey, type KeyRing, parseKeyRing } from '../security/encryption/key-ring.ts';
import { resealAll } from '../security/encryption/reseal.ts';
import { createStorage } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

/** Sealed columns that a kept schema has none of. */
const UNKNOWN = ['deliveries', 'holds', 'restrictions', 'draft_decisions'];

/** Opens an empty database, after running statements in it. */
type OpenWith = (statements: string) => Promise<Database>;

/** Every released schema is upgraded with its data. Run on PGlite and on a real PostgreSQL. */
export function describeUpgrades(engine: string, openWith: OpenWith): void {
  describe.each(KEPT_SCHEMAS)(`the schema $name on ${engine}`, ({ sql: kept }) => {
    let database: Database;
    let test: TestApp;
    const delivered: Subject[] = [];
    const channel: Channel = {
      name: 'webhook',
      deliver: async (subject) => {
        delivered.push(subject);
        return { ok: true };
      },
    };
    beforeAll(async () => {
      database = await openWith(kept);
      expect(await emptyTables(database)).toEqual([]);
      test = await openTestApp(database, {
        keyRing: exampleKeys(),
        pdfRenderer: { renderSummary: async () => pdf(), renderSecci: async () => pdf() },
        channels: [channel],
      });
    });
    afterAll(() => test.close());

    it('is read by today’s program, row by row', () => expectAllRead(test.storage));

    it('mails the confirmation that waited', async () => {
      await expect.poll(() => test.mailsTo('unconfirmed@home.be')).toHaveLength(1);
    });

    it('delivers what was not yet delivered', async () => {
      const now = () => new Date(NOW.getTime() + 3_600_000);
      await expect
        .poll(async () => {
          await deliverDue({ storage: test.storage, channels: [channel], now, report: () => {} });
          return delivered.map(({ kind }) => kind).toSorted();
        })
        .toEqual(['contact', 'newsletter', 'prospect', 'request', 'request', 'share']);
      expect((await test.storage.deliveries.count()).filter(({ waiting }) => waiting > 0)).toEqual(
        [],
      );
    });
  });
}

/** Data of an earlier version is moved to another key, which then reads all of it alone. */
export function describeReplacedKey(engine: string, openWith: OpenWith): void {
  describe.each(KEPT_SCHEMAS)(`the key of the schema $name on ${engine}`, (kept) => {
    let database: Database;
    beforeAll(async () => {
      database = await openWith(kept.sql);
      await migrate(database);
    });
    afterAll(() => database.close());

    const key = generateKey('k2');
    const storageWith = (keyRing: KeyRing) =>
      createStorage(database, keyRing, { enqueueIn: async () => {} });

    it('is needed by nothing after a reseal, not even by the audit log', async () => {
      const [both, newer] = [parseKeyRing(`${key},${ENCRYPTION_KEYS}`), parseKeyRing(key)];
      if (both === undefined || newer === undefined) throw new Error('No keys');
      expect(await verifyChain(storageWith(newer).audit)).toMatchObject({ why: 'unknownKey' });
      const settings = { dataDir: '', encryptionKeys: undefined };
      const start = () => prepareKeys(database, both, settings, { now: NOW, serves: true });
      expect(await Promise.all([start(), start()])).toEqual([{ ok: true }, { ok: true }]);
      const { keys, audit } = storageWith(both);
      const noted = await audit.end();
      expect(await verifyChain(audit, noted && [noted])).toMatchObject({ ok: true, entries: 6 });

      expect((await resealAll(keys, both)).unreadable).toEqual([]);
      const [first, older, ...others] = await reportKeys(keys, both);
      expect([older, others]).toEqual([{ id: 'k1', state: 'older', values: {} }, []]);
      // Deliveries that this version put have no seal, and it knew neither holds nor restrictions.
      const counted = keys.columns().flatMap(({ name }) => (UNKNOWN.includes(name) ? [] : [name]));
      expect(Object.keys(first?.values ?? {})).toEqual(expect.arrayContaining(counted));
      await expectAllRead(storageWith(newer));
      await storageWith(newer).transact((transaction) =>
        transaction.audit.append({
          at: NOW,
          actor: 'job',
          action: 'look',
          subject: 'file',
          details: {},
        }),
      );
      const verified = await verifyChain(storageWith(newer).audit, noted && [noted]);
      expect(verified).toMatchObject({ ok: true, entries: 7 });
      expect(await resealAll(keys, both)).toEqual({ resealed: 0, unreadable: [] });
    });
  });
}

/** During an upgrade the version before still serves: what it writes must fit the newer schema. */
export function describeSharedSchema(engine: string, openWith: OpenWith): void {
  describe.each(KEPT_SCHEMAS)(`the version of the schema $name on ${engine}`, (kept) => {
    let before: Database;
    let after: Database;
    beforeAll(async () => {
      before = await openWith(kept.sql);
      after = await openWith('');
      await migrate(after);
    });
    afterAll(async () => {
      await before.close();
      await after.close();
    });

    it('finds every column that it knows, with its type', async () => {
      expect(await columnsOf(after)).toEqual(expect.arrayContaining(await columnsOf(before)));
    });

    it('finds every unique index by which it recognises what is already there', async () => {
      expect(await uniqueIndexes(after)).toEqual(
        expect.arrayContaining(await uniqueIndexes(before)),
      );
    });

    it('writes rows that today’s version reads', async () => {
      for (const statement of kept.inserts.split('\n'))
        await sql.raw(statement).execute(after.executor);
      const storage = createStorage(after, exampleKeys(), { enqueueIn: async () => {} });
      await expectAllRead(storage);
    });
  });
}

/** Tables of ours without any row: a schema that is kept has none. */
async function emptyTables({ executor }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    executor,
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    const found = await sql`select 1 from ${sql.id(name)} limit 1`.execute(executor);
    if (found.rows.length === 0) empty.push(name);
  }
  return empty;
}

async function columnsOf({ executor }: Database): Promise<string[]> {
  const { rows } = await sql<{ column: string }>`
    select concat_ws(' ', table_name, column_name, data_type) as column
    from information_schema.columns where table_schema = 'public'`.execute(executor);
  return rows.map(({ column }) => column);
}

async function uniqueIndexes({ executor }: Database): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select regexp_replace(indexdef, 'INDEX \\w+ ON', 'INDEX ON') as definition
    from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`.execute(
    executor,
  );
  return rows.map(({ definition }) => definition);
}
