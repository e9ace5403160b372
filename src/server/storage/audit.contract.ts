import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../security/audit/audit-log.ts';
import { hashEntry, type NotedEntry, verifyChain } from '../security/audit/chain.ts';
import {
  generateKey,
  generateKeyRing,
  type KeyRing,
  parseKeyRing,
  UnreadableError,
} from '../security/encryption/key-ring.ts';
import { resealAll } from '../security/encryption/reseal.ts';
import type { Storage } from '../stores/storage.ts';
import { createStorage } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { createSqlAudit } from './sql-audit.ts';

const event = (n: number): AuditEvent => ({
  at: new Date(Date.UTC(2026, 10, 20, 14, n, 0, 7)),
  actor: 'operator:anna',
  action: 'look',
  subject: `FLV-2026-${n}`,
  details: { n, text: 'J’ai tout lu' },
});

function ring(written: string): KeyRing {
  const keyRing = parseKeyRing(written);
  if (keyRing === undefined) throw new Error('No keys');
  return keyRing;
}

/** What every database must do with the audit log, and which tampering it must make visible. */
export function describeAuditStorage(engine: string, open: () => Promise<Database>): void {
  describe(`the audit log on ${engine}`, () => {
    const keys = generateKeyRing();
    const keyRing = ring(keys);
    let database: Database;
    let storage: Storage;

    beforeAll(async () => {
      database = await open();
      await migrate(database);
      storage = createStorage(database, keyRing, { enqueueIn: async () => {} });
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      for (const table of ['audit_entries', 'audit_keys'])
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
    });

    const append = (n: number) => storage.transact(({ audit }) => audit.append(event(n)));
    const write = async (entries: number) => {
      for (let n = 1; n <= entries; n += 1) await append(n);
    };
    const tamper = (statement: string) => sql.raw(statement).execute(database.executor);
    const verify = (noted?: NotedEntry, by = keyRing) =>
      verifyChain(createSqlAudit(database.executor, by), noted && [noted]);
    const head = async () => {
      const verified = await verify();
      if (!verified.ok || !verified.head) throw new Error('Not whole');
      return verified.head;
    };

    it('is a whole chain, in the order of writing', async () => {
      const empty = { ok: true, entries: 0, head: undefined };
      expect(await verify()).toEqual(empty);
      await write(3);
      const entries = [];
      for await (const entry of storage.audit.each()) entries.push(entry);
      expect(entries).toMatchObject([1, 2, 3].map((position) => ({ position })));
      expect(entries[1]).toMatchObject({
        at: event(2).at,
        actor: 'operator:anna',
        action: 'look',
        subject: 'FLV-2026-2',
        details: '{"n":2,"text":"J’ai tout lu"}',
      });
      expect(await verify()).toEqual({
        ok: true,
        entries: 3,
        head: { position: 3, hash: entries[2]?.hash },
      });
    });

    it('has a single end, however many write at once, and no gap after a rollback', async () => {
      const failing = storage.transact(async ({ audit }) => {
        await audit.append(event(9));
        throw new Error('on purpose');
      });
      await Promise.all([1, 2, 3, 4, 5, 6].map(append).concat(failing.catch(() => {})));
      expect(await verify()).toMatchObject({ ok: true, entries: 6 });
    });

    it('is verified to its end, however long', async () => {
      await storage.transact(async ({ audit }) => {
        for (let n = 1; n <= 401; n += 1) await audit.append(event(n));
      });
      expect(await verify()).toMatchObject({ ok: true, entries: 401 });
    });

    //
    it.each<[string, string, number, string]>([
      ['the action', `update audit_entries set action = 'export' where position = 2`, 2, 'changed'],
      ['the actor', `update audit_entries set actor = 'job' where position = 2`, 2, 'changed'],
      [
        'the actor taken out',
        'update audit_entries set actor = null where position = 2',
        2,
        'changed',
      ],
      ['the subject', `update audit_entries set subject = 'x' where position = 2`, 2, 'changed'],
      ['the details', `update audit_entries set details = '{}' where position = 3`, 3, 'changed'],
      [
        'a letter of the details',
        `update audit_entries set details = replace(details, 'lu', 'Lu') where position = 1`,
        1,
        'changed',
      ],
      [
        'the instant',
        `update audit_entries set at = at + interval '1 millisecond' where position = 2`,
        2,
        'changed',
      ],
      [
        'a part of the instant that a Date does not have',
        `update audit_entries set at = at + interval '1 microsecond' where position = 2`,
        2,
        'changed',
      ],
      ['the hash', `update audit_entries set hash = hash || 'A' where position = 2`, 2, 'changed'],
      [
        'a hash for another’s',
        `update audit_entries set hash = (select hash from audit_entries where position = 1) where position = 2`,
        2,
        'changed',
      ],
      ['an entry taken out', 'delete from audit_entries where position = 2', 2, 'missing'],
      ['the first taken out', 'delete from audit_entries where position = 1', 1, 'missing'],
      [
        'an entry taken out, and the rest moved up',
        'delete from audit_entries where position = 2; update audit_entries set position = position - 1 where position > 2',
        2,
        'changed',
      ],
      [
        'the first taken out, and the rest moved up',
        'delete from audit_entries where position = 1; update audit_entries set position = position - 1',
        1,
        'changed',
      ],
      [
        'an entry put in',
        `update audit_entries set position = position + 10 where position > 2; update audit_entries set position = position - 9 where position > 10; insert into audit_entries select 3, at, action, subject, details, hash, actor from audit_entries where position = 2`,
        3,
        'changed',
      ],
      [
        'an entry put at the end',
        'insert into audit_entries select 5, at, action, subject, details, hash, actor from audit_entries where position = 4',
        5,
        'changed',
      ],
      [
        'two in each other’s place',
        'update audit_entries set position = 99 where position = 2; update audit_entries set position = 2 where position = 3; update audit_entries set position = 3 where position = 99',
        2,
        'changed',
      ],
    ])('detects tampering: %s', async (_, statements, position, why) => {
      await write(4);
      for (const statement of statements.split('; ')) await tamper(statement);
      expect(await verify()).toEqual({ ok: false, position, why });
    });

    it('reports its end, by which a truncation is detected', async () => {
      expect(await storage.audit.end()).toBeUndefined();
      await write(3);
      const end = await storage.audit.end();
      expect(end).toEqual({ ...(await head()), at: event(3).at });
      await tamper('delete from audit_entries where position = 3');
      expect(await verify(end)).toEqual({ ok: false, position: 3, why: 'missing' });
    });

    it('detects a truncation by the end that was noted down', async () => {
      await write(4);
      const noted = await head();
      expect(await verify(noted)).toMatchObject({ ok: true });
      await tamper('delete from audit_entries where position > 2');
      expect(await verify(), 'what is left is a whole chain').toMatchObject({ ok: true });
      expect(await verify(noted)).toEqual({ ok: false, position: 3, why: 'missing' });
      // Further entries are appended as if nothing had happened, so another entry fills the place.
      for (const n of [7, 8, 9]) await append(n);
      expect(await verify()).toMatchObject({ ok: true, entries: 5 });
      expect(await verify(noted)).toEqual({ ok: false, position: 4, why: 'notAsNoted' });
      await tamper('delete from audit_entries');
      expect(await verify(noted)).toEqual({ ok: false, position: 1, why: 'missing' });
    });

    //
    describe('whose first entries are purged', () => {
      const at = (minute: number) => event(minute).at;
      const purge = (before: Date) => storage.transact(({ audit }) => audit.purge(before, at(30)));

      it('stays verifiable, and says up to where', async () => {
        await write(4);
        expect(await purge(at(1))).toEqual({ count: 0, isEnd: true });
        const end = await head();
        expect(await purge(at(3))).toEqual({ count: 2, isEnd: true });
        expect(await verify(end)).toMatchObject({ ok: true, entries: 3, head: { position: 5 } });
        expect(await storage.audit.cut()).toMatchObject({ position: 2 });
        await append(5);
        await purge(at(4));
        expect(await verify(end)).toMatchObject({ ok: true, entries: 4, head: { position: 7 } });
      });

      it('goes on after its last entry', async () => {
        await write(2);
        const [noted, { count }] = [await head(), await purge(at(20))];
        await append(9);
        expect(count).toBe(2);
        expect(await verify(noted)).toMatchObject({ ok: true, entries: 2, head: { position: 4 } });
        expect(await verify({ ...noted, hash: 'audit-k1.x' })).toMatchObject({ why: 'notAsNoted' });
      });

      it('says of an end that was noted before that it was purged', async () => {
        await write(1);
        const noted = await head();
        await append(2);
        await purge(at(3));
        expect(await verify(noted)).toEqual({ ok: false, position: 1, why: 'purged' });
      });

      it('deletes no entry behind one that is kept', async () => {
        await write(2);
        await append(1);
        await append(3);
        expect(await purge(at(2))).toEqual({ count: 1, isEnd: true });
        expect(await verify()).toMatchObject({ ok: true, entries: 4 });
      });

      it.each([
        ['more of the first', 'delete from audit_entries where position = 3', 1, 'missing'],
        ['the entry that says so', 'delete from audit_entries where position = 5', 1, 'missing'],
        [
          'what it says',
          `update audit_entries set details = replace(details, ':2', ':3') where position = 5`,
          5,
          'changed',
        ],
        [
          'what it says, and more of the first',
          `delete from audit_entries where position = 3; update audit_entries set details = replace(details, '"2:', '"3:') where position = 5`,
          4,
          'changed',
        ],
      ])('detects that somebody deleted or changed %s', async (_, statements, position, why) => {
        await write(4);
        await purge(at(3));
        for (const statement of statements.split('; ')) await tamper(statement);
        expect(await verify()).toEqual({ ok: false, position, why });
      });
    });

    describe('whose encryption key is replaced', () => {
      const key = generateKey('k2');
      const [both, alone] = [ring(`${key},${keys}`), ring(key)];
      const on = (by: KeyRing) => createStorage(database, by, { enqueueIn: async () => {} });
      const appendBy = (by: KeyRing, n: number) =>
        on(by).transact(({ audit }) => audit.append(event(n)));

      it('goes on under an audit key of its own, and is verified with both', async () => {
        await write(2);
        await appendBy(both, 3);
        expect(await verify(undefined, both)).toMatchObject({ ok: true, entries: 3 });
        expect(await verify()).toEqual({ ok: false, position: 3, why: 'unknownKey' });
        const ids = [...(await on(both).audit.keys()).keys()];
        expect(ids).toEqual(expect.arrayContaining(['audit-k1', 'audit-k2']));
      });

      it('needs the older key until it is resealed, and no longer', async () => {
        await write(2);
        const noted = await head();
        await appendBy(both, 3);
        expect(await verify(noted, alone)).toEqual({ ok: false, position: 1, why: 'unknownKey' });
        await appendBy(alone, 4);
        await resealAll(on(both).keys, both);
        expect(await verify(noted, alone)).toMatchObject({ ok: true, entries: 4 });
        await tamper(`update audit_entries set subject = 'x' where position = 2`);
        expect(await verify(undefined, alone)).toEqual({
          ok: false,
          position: 2,
          why: 'changed',
        });
      });

      it('cannot be written or verified with another key of the same id', async () => {
        await write(2);
        const stranger = ring(generateKeyRing());
        expect(await verify(undefined, stranger)).toMatchObject({ why: 'unknownKey' });
        await expect(appendBy(stranger, 3)).rejects.toThrow(UnreadableError);
      });

      it('shows that earlier entries were made again with their leaked audit key', async () => {
        await write(2);
        const leaked = (await storage.audit.keys()).get('audit-k1');
        await appendBy(both, 3);
        if (leaked === undefined) throw new Error('No audit key');
        let before = '';
        for await (const entry of storage.audit.each()) {
          if (entry.position === 3) break;
          const forged = { ...entry, subject: 'x' };
          const hash = hashEntry(['audit-k1', leaked], forged, before);
          before = hash;
          await database.executor
            .updateTable('auditEntries')
            .set({ subject: 'x', hash })
            .where('position', '=', entry.position)
            .execute();
        }
        expect(await verify(undefined, both)).toEqual({ ok: false, position: 3, why: 'changed' });
      });
    });

    describe('of an earlier version', () => {
      /** An entry without an actor, hashed with a key derived from the ring's, as earlier versions wrote it. */
      const writeEarlier = async (by: KeyRing, n: number) => {
        const [id] = by.ids;
        const last = await storage.audit.end();
        const { actor: _, details, ...rest } = event(n);
        const entry = {
          ...rest,
          position: (last?.position ?? 0) + 1,
          actor: null,
          details: JSON.stringify(details),
        };
        const hash = hashEntry([id, by.derivedKey(id, 'audit')], entry, last?.hash ?? '');
        await database.executor
          .insertInto('auditEntries')
          .values({ ...entry, hash })
          .execute();
      };
      const key = generateKey('k2');
      const both = ring(`${key},${keys}`);
      const on = (by: KeyRing) => createStorage(database, by, { enqueueIn: async () => {} });

      it('is verified for good, once a start has stored its keys', async () => {
        await writeEarlier(keyRing, 1);
        await writeEarlier(both, 2);
        expect(await verify(undefined, both)).toMatchObject({ ok: true, entries: 2 });
        await Promise.all([1, 2].map(() => on(both).audit.storeDerivedKeys()));
        await on(both).transact(({ audit }) => audit.append(event(3)));
        expect(await verify(undefined, both)).toMatchObject({ ok: true, entries: 3 });
        await resealAll(on(both).keys, both);
        expect(await verify(undefined, ring(key))).toMatchObject({ ok: true, entries: 3 });
      });

      it('is verified too while a server of that version still writes', async () => {
        await append(1);
        await writeEarlier(keyRing, 2);
        await append(3);
        expect(await verify()).toMatchObject({ ok: true, entries: 3 });
      });

      it('waits for a key that is not on the ring, and does not take another for it', async () => {
        await writeEarlier(keyRing, 1);
        await on(ring(key)).audit.storeDerivedKeys();
        expect(await verify(undefined, ring(key))).toMatchObject({ why: 'unknownKey' });
        await on(both).audit.storeDerivedKeys();
        expect(await verify(undefined, both)).toMatchObject({ ok: true, entries: 1 });
      });
    });
  });
}
