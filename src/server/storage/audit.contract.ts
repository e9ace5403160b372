import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attestChain } from '../audit/attest-chain.ts';
import type { AuditEvent } from '../audit/audit-log.ts';
import { createChainReader, type NotedEntry, verifyChain } from '../audit/chain.ts';
import {
  generateKey,
  generateKeyRing,
  type KeyRing,
  parseKeyRing,
} from '../encryption/key-ring.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { createStorage, type Storage } from './storage.ts';

const event = (n: number): AuditEvent => ({
  at: new Date(Date.UTC(2026, 10, 20, 14, n, 0, 7)),
  action: 'look',
  subject: `FLV-2026-${n}`,
  details: { n, text: 'J’ai lu «tout»' },
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
      await sql`delete from audit_entries`.execute(database.executor);
    });

    const append = (n: number) => storage.transact(({ audit }) => audit.append(event(n)));
    const write = async (entries: number) => {
      for (let n = 1; n <= entries; n += 1) await append(n);
    };
    const tamper = (statement: string) => sql.raw(statement).execute(database.executor);
    const verify = (noted?: NotedEntry, by = keyRing) =>
      verifyChain(by, storage.audit.each(), noted);
    const head = async () => {
      const verified = await verify();
      if (!verified.ok || !verified.head) throw new Error('Not whole');
      return verified.head;
    };

    it('is a whole chain, in the order of writing', async () => {
      const empty = { ok: true, entries: 0, head: undefined, attested: undefined };
      expect(await verify()).toEqual(empty);
      await write(3);
      const entries = [];
      for await (const entry of storage.audit.each()) entries.push(entry);
      expect(entries).toMatchObject([1, 2, 3].map((position) => ({ position })));
      expect(entries[1]).toMatchObject({
        at: event(2).at,
        action: 'look',
        subject: 'FLV-2026-2',
        details: '{"n":2,"text":"J’ai lu «tout»"}',
      });
      expect(await verify()).toEqual({
        ok: true,
        entries: 3,
        head: { position: 3, hash: entries[2]?.hash },
        attested: undefined,
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

    it.each<[string, string, number, string]>([
      ['the action', `update audit_entries set action = 'export' where position = 2`, 2, 'changed'],
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
        `update audit_entries set position = position + 10 where position > 2; update audit_entries set position = position - 9 where position > 10; insert into audit_entries select 3, at, action, subject, details, hash from audit_entries where position = 2`,
        3,
        'changed',
      ],
      [
        'an entry put at the end',
        'insert into audit_entries select 5, at, action, subject, details, hash from audit_entries where position = 4',
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
      expect(end).toEqual(await head());
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

    it('cannot be rewritten without the keys, and survives their rotation', async () => {
      await write(2);
      const newer = ring(`${generateKeyRing().replace('k1', 'k2')},${keys}`);
      const rotated = createStorage(database, newer, { enqueueIn: async () => {} });
      await rotated.transact(({ audit }) => audit.append(event(3)));
      expect(await verify(undefined, newer)).toMatchObject({ ok: true, entries: 3 });
      expect(await verify()).toEqual({ ok: false, position: 3, why: 'unknownKey' });
      const stranger = ring(generateKeyRing());
      expect(await verify(undefined, stranger)).toEqual({ ok: false, position: 1, why: 'changed' });
    });

    describe('whose key is replaced', () => {
      const key = generateKey('k2');
      const [both, alone] = [ring(`${key},${keys}`), ring(key)];
      const rotated = () => createStorage(database, both, { enqueueIn: async () => {} });
      const attest = (by = both) => attestChain(rotated(), by, () => event(50).at);
      const appendNewer = (n: number) => rotated().transact(({ audit }) => audit.append(event(n)));
      const statementsOf = (text: string) => text.split('; ');

      it('is attested up to its end, and needs the older key no more', async () => {
        await write(3);
        const noted = await head();
        expect(await verify(undefined, alone)).toMatchObject({ position: 1, why: 'unknownKey' });
        expect(await attest()).toEqual({ ok: true, attested: { through: 3, keys: ['k1'] } });
        await appendNewer(5);
        const verified = await verify(undefined, alone);
        expect(verified).toMatchObject({ ok: true, entries: 5 });
        expect(verified).toHaveProperty('attested', { through: 3, keys: ['k1'] });
        expect(await verify(noted, alone), 'an end from before').toMatchObject({ ok: true });
        const other = { ...noted, hash: `${noted.hash}x` };
        expect(await verify(other, alone)).toMatchObject({ position: 3, why: 'notAsNoted' });
        expect(await verify(undefined, both), 'with both').toHaveProperty('attested', undefined);
        expect(await storage.audit.countByKey()).toEqual(
          new Map([
            ['k1', { all: 3, unattested: 0 }],
            ['k2', { all: 2, unattested: 2 }],
          ]),
        );
      });

      it('is attested once, and again after another key', async () => {
        await write(2);
        await attest();
        expect(await attest()).toEqual({ ok: true, attested: 'nothing' });
        await append(4);
        expect(await verify(undefined, alone), 'an older server wrote').toMatchObject({
          position: 4,
          why: 'unknownKey',
        });
        expect(await attest()).toEqual({ ok: true, attested: { through: 4, keys: ['k1'] } });
        const third = ring(`${generateKey('k3')},${key}`);
        const byThird = createStorage(database, third, { enqueueIn: async () => {} });
        const again = await attestChain(byThird, third, () => event(51).at);
        expect(again).toEqual({ ok: true, attested: { through: 5, keys: ['k2'] } });
        expect(await verify(undefined, third)).toMatchObject({ ok: true, entries: 6 });
      });

      it('is not attested if it is not intact, or a key is gone already', async () => {
        expect(await attest(), 'an empty log').toEqual({ ok: true, attested: 'nothing' });
        await write(3);
        const gone = createStorage(database, alone, { enqueueIn: async () => {} });
        expect(await attestChain(gone, alone, () => event(50).at)).toMatchObject({
          why: 'unknownKey',
        });
        await tamper(`update audit_entries set subject = 'x' where position = 2`);
        expect(await attest()).toEqual({ ok: false, position: 2, why: 'changed' });
        expect((await storage.audit.end())?.position).toBe(3);
      });

      it.each<[string, string, number, string, number, string]>([
        [
          'the details of an attested entry',
          `update audit_entries set details = '{}' where position = 2`,
          2,
          'changed',
          4,
          'notAsAttested',
        ],
        [
          'its instant',
          `update audit_entries set at = at + interval '1 millisecond' where position = 1`,
          1,
          'changed',
          4,
          'notAsAttested',
        ],
        [
          'its hash',
          `update audit_entries set hash = hash || 'A' where position = 2`,
          2,
          'changed',
          4,
          'notAsAttested',
        ],
        [
          'the last attested entry taken out, and the rest moved up',
          'delete from audit_entries where position = 3; update audit_entries set position = position - 1 where position > 3',
          3,
          'changed',
          3,
          'changed',
        ],
        [
          'an attested entry taken out',
          'delete from audit_entries where position = 2',
          2,
          'missing',
          2,
          'missing',
        ],
        [
          'two attested entries in each other’s place',
          'update audit_entries set position = 99 where position = 1; update audit_entries set position = 1 where position = 2; update audit_entries set position = 2 where position = 99',
          1,
          'changed',
          4,
          'notAsAttested',
        ],
        [
          'the attestation’s own words',
          `update audit_entries set details = replace(details, '3', '4') where position = 4`,
          4,
          'changed',
          4,
          'changed',
        ],
      ])('detects tampering: %s', async (_, statements, position, why, positionAlone, whyAlone) => {
        await write(3);
        await attest();
        await appendNewer(5);
        for (const statement of statementsOf(statements)) await tamper(statement);
        expect(await verify(undefined, both)).toEqual({ ok: false, position, why });
        const withoutTheOldKey = await verify(undefined, alone);
        expect(withoutTheOldKey).toEqual({ ok: false, position: positionAlone, why: whyAlone });
      });

      it('cannot be attested without the newer key', async () => {
        await write(3);
        const forger = ring(generateKey('k2'));
        const reader = createChainReader(ring(keys));
        for await (const entry of storage.audit.each()) reader.take(entry);
        const forged = createStorage(database, forger, { enqueueIn: async () => {} });
        await forged.transact(({ audit }) => audit.append(reader.attest(event(50).at)));
        expect(await verify(undefined, alone)).toEqual({ ok: false, position: 4, why: 'changed' });
        await tamper('delete from audit_entries where position = 4');
        const unknown = createStorage(database, ring(generateKey('k9')), {
          enqueueIn: async () => {},
        });
        await unknown.transact(({ audit }) => audit.append(reader.attest(event(50).at)));
        expect(await verify(undefined, alone)).toMatchObject({ position: 1, why: 'unknownKey' });
      });

      it('loses no entry that is written while it is attested', async () => {
        await write(3);
        const writing = [5, 6, 7, 8].map(appendNewer);
        const attested = await attest();
        await Promise.all(writing);
        expect(attested).toMatchObject({ ok: true });
        expect(await verify(undefined, alone)).toMatchObject({ ok: true, entries: 8 });
      });
    });
  });
}
