import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { findWrongKeys, registerKeys, reportKeys } from '../security/encryption/check-keys.ts';
import {
  generateKey,
  type KeyRing,
  parseKeyRing,
  UnreadableError,
} from '../security/encryption/key-ring.ts';
import { resealAll } from '../security/encryption/reseal.ts';
import type { Storage } from '../stores/storage.ts';
import { createStorage } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-12-20T12:00:00Z');

const [OLD, NEW] = [generateKey('old'), generateKey('new')];

function ring(...keys: string[]): KeyRing {
  const parsed = parseKeyRing(keys.join(','));
  if (parsed === undefined) throw new Error('No keys');
  return parsed;
}

const saying = (text: string) => JSON.stringify({ text });
const draft = (uniqid: string, content = '{}') => exampleDraft(NOON, { uniqid, content });

/** What every database must do when keys are replaced. Run on PGlite and on a real PostgreSQL. */
export function describeKeys(engine: string, open: () => Promise<Database>): void {
  describe(`keys on ${engine}`, () => {
    let database: Database;
    const both = ring(NEW, OLD);
    const on = (keyRing: KeyRing): Storage =>
      createStorage(database, keyRing, { enqueueIn: async () => {} });

    beforeAll(async () => {
      database = await open();
      await migrate(database);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      const tables = new Set(SEALED_COLUMNS.map(({ table }) => table));
      for (const table of [...tables, 'encryptionKeys', 'auditEntries'])
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
    });

    it('seal every column of bytes, so that none is forgotten when they are replaced', async () => {
      const { rows } = await sql<{ name: string }>`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'bytea' order by 1`.execute(
        database.executor,
      );
      const listed = on(both)
        .keys.columns()
        .map(({ name }) => (name.includes('.') ? name : `${name}.sealed`));
      expect(rows.map(({ name }) => name)).toEqual(
        [...listed, 'encryption_keys.sealed_check'].sort(),
      );
    });

    it('are replaced while servers write: nothing that they wrote is undone', async () => {
      const [older, newer] = [on(ring(OLD, NEW)), on(both)];
      const COUNT = 63;
      for (let n = 0; n < COUNT; n += 1) await older.drafts.save(draft(`d${n}`, saying('before')));
      let saved = 0;
      const [column] = newer.keys.columns().filter(({ name }) => name === 'drafts');
      // Between the reading and the writing of each value, a server changes it, or deletes it.
      const interfered = {
        columns: () =>
          [column].flatMap((real) =>
            real === undefined
              ? []
              : {
                  ...real,
                  reseal: async (...given: Parameters<typeof real.reseal>) => {
                    const uniqid = String(given[0].row.uniqid);
                    const n = Number(uniqid.slice(1));
                    if (n % 3 === 0 && saved < COUNT) {
                      saved += 1;
                      const server = n % 2 === 0 ? older : newer;
                      await server.drafts.save(draft(uniqid, saying(`after ${n}`)));
                    } else if (n % 7 === 0) await newer.drafts.remove(uniqid);
                    return await real.reseal(...given);
                  },
                },
          ),
      };
      await resealAll(interfered, both);
      await resealAll(newer.keys, both);
      const left = [];
      for await (const { uniqid, content } of on(ring(NEW)).drafts.each())
        left.push([Number(uniqid.slice(1)), content]);
      const expected = Array.from({ length: COUNT }, (_, n) => n)
        .filter((n) => n % 3 === 0 || n % 7 !== 0)
        .map((n) => [n, saying(n % 3 === 0 ? `after ${n}` : 'before')]);
      expect(left.sort(([a], [b]) => Number(a) - Number(b))).toEqual(expected);
    });

    it('are replaced in part when that is broken off, and wholly when it is begun again', async () => {
      const older = on(ring(OLD));
      for (let n = 0; n < 60; n += 1) await older.drafts.save(draft(`d${n}`));
      const { keys } = on(both);
      const broken = resealAll(keys, both, () => {
        throw new Error('on purpose');
      });
      await expect(broken).rejects.toThrow('on purpose');
      const [half] = await reportKeys(keys, both);
      expect(half).toMatchObject({ id: 'new', values: { drafts: 50 } });
      expect(await resealAll(keys, both)).toEqual({ resealed: 10, unreadable: [] });
    });

    it('leave what none of them opens as it is, and name where it is', async () => {
      await on(ring(generateKey('stranger'))).drafts.save(draft('lost'));
      await on(ring(OLD)).drafts.save(draft('kept'));
      await on(ring(OLD)).drafts.save(draft('damaged'));
      await sql`update drafts set sealed = set_byte(sealed, 30, 1 + get_byte(sealed, 30) % 255) where uniqid = 'damaged'`.execute(
        database.executor,
      );
      const done = await resealAll(on(both).keys, both);
      expect(done.resealed).toBe(1);
      expect([...done.unreadable].sort()).toEqual(['drafts/damaged', 'drafts/lost']);
      expect(await reportKeys(on(both).keys, both)).toEqual([
        { id: 'new', state: 'first', values: { drafts: 1 } },
        { id: 'old', state: 'older', values: { drafts: 1 } },
        { id: 'stranger', state: 'missing', values: { drafts: 1 } },
      ]);
    });

    it('are recognised by a sealed value: another key of the same id is refused', async () => {
      const { keys } = on(both);
      expect(await registerKeys(keys, ring(OLD), NOON)).toEqual([]);
      const impostor = ring(NEW, generateKey('old'));
      expect(await findWrongKeys(keys, impostor)).toEqual(['old']);
      expect(await registerKeys(keys, impostor, LATER)).toEqual(['old']);
      expect(
        (await keys.known()).map(({ id }) => id),
        'nothing is stored',
      ).toEqual(['old']);
      expect(await registerKeys(keys, both, LATER)).toEqual([]);
      expect((await keys.known()).map(({ id }) => id)).toEqual(['old', 'new']);
      const stored = await sql`select * from encryption_keys`.execute(database.executor);
      for (const key of [OLD, NEW])
        expect(JSON.stringify(stored.rows)).not.toContain(key.split(':')[1]);
    });

    it('of two servers that start together with different bytes under one key id, one is refused', async () => {
      const { keys } = on(both);
      const rings = [OLD, generateKey('old'), generateKey('old')].map((key) => ring(key));
      const registered = await Promise.all(rings.map((one) => registerKeys(keys, one, NOON)));
      expect(registered.filter((wrong) => wrong.length === 0)).toHaveLength(1);
    });

    it('a key that does not open a value reports where the value is', async () => {
      await on(ring(OLD)).drafts.save(draft('kept'));
      const [column] = on(both).keys.columns();
      const [value] = (await column?.page(undefined, 1)) ?? [];
      if (column === undefined || value === undefined) throw new Error('No value');
      await expect(column.reseal(value, ring(NEW))).rejects.toThrow(UnreadableError);
    });
  });
}
