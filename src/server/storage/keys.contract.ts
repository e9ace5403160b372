import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import type { AuditEvent } from '../audit/audit-log.ts';
import {
  findMissingKeys,
  findWrongKeys,
  registerKeys,
  reportKeys,
} from '../encryption/check-keys.ts';
import {
  generateKey,
  type KeyRing,
  parseKeyRing,
  UnreadableError,
} from '../encryption/key-ring.ts';
import { resealAll } from '../encryption/reseal.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { SEALED_COLUMNS } from './sealed-columns.ts';
import { createStorage, type Storage } from './storage.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const LATER = new Date('2026-12-20T12:00:00Z');
const SESSION = '6f9b2a0e-0000-4000-8000-000000000001';
const EMAIL = 'Lotte@example.be';

const [OLD, NEW] = [generateKey('old'), generateKey('new')];

function ring(...keys: string[]): KeyRing {
  const parsed = parseKeyRing(keys.join(','));
  if (parsed === undefined) throw new Error('No keys');
  return parsed;
}

const look: AuditEvent = { at: NOON, action: 'look', subject: 'FLV-2026-1', details: {} };

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

    /** A row in every table, two pieces of a file, and an entry in the audit log. */
    async function fill(storage: Storage) {
      const [request, share] = [
        exampleRequest(undefined, { id: randomUUID() }),
        exampleShare(NOON),
      ];
      const part = { answers: { coborrowerLastname: 'Peeters' }, maxStep: '2' };
      const [inquiry, upload, subscription, mail, prospect] = Array.from({ length: 5 }, () =>
        randomUUID(),
      ) as [string, string, string, string, string];
      await storage.drafts.save(draft('kept', '{"lastname":"Dupont"}'));
      await storage.requests.add({ ...request, answers: { ...request.answers, email: EMAIL } });
      await storage.prospects.save({
        id: prospect,
        sessionId: SESSION,
        uniqid: 'kept',
        content: {
          lang: 'fr',
          step: '2',
          product: 'TAEGPSA1',
          contact: { lastname: 'Dupont' },
          visit: {},
        },
        savedAt: NOON,
        expiresAt: LATER,
      });
      await storage.shares.add({ ...share, part });
      await storage.signIns.begin({
        stateHash: 'state',
        browserHash: 'browser',
        provider: 'itsme',
        sessionId: SESSION,
        lang: 'nl',
        nonce: 'nonce',
        verifier: 'verifier',
        expiresAt: LATER,
      });
      await storage.signIns.keep({
        sessionId: SESSION,
        provider: 'itsme',
        values: { lastname: 'D’Hondt' },
        at: NOON,
        expiresAt: LATER,
      });
      await storage.inquiries.add({
        id: inquiry,
        form: 'contact',
        lang: 'fr',
        sentAt: NOON,
        answers: { message: 'Bonjour' },
        files: [],
      });
      await storage.uploads.begin(upload, NOON);
      await storage.uploads.write(upload, 0, Buffer.from('first '), false);
      await storage.uploads.write(upload, 1, Buffer.from('last'), true);
      await storage.uploads.finish({ id: upload, name: 'a.pdf', contentType: 'x', size: 10 });
      await storage.newsletter.add({
        id: subscription,
        lang: 'nl',
        email: EMAIL,
        consent: 'Ja',
        unsubscribe: 'https://x.example',
        askedAt: NOON,
        expiresAt: LATER,
        mailedAt: undefined,
        confirmedAt: NOON,
        endedAt: undefined,
      });
      await storage.developmentMail.keep({
        id: mail,
        at: NOON,
        to: 'b@example.be',
        subject: 'Hello',
        text: 'Hello',
        html: '<p>Hello',
        attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: 'AAAA' }],
      });
      await storage.transact(({ audit }) => audit.append(look));
      return { request, share, inquiry, upload, subscription, mail };
    }

    /** Everything that was filled in, as a storage reads it. */
    async function readAll(storage: Storage, ids: Awaited<ReturnType<typeof fill>>) {
      const pieces: Buffer[] = [];
      for await (const piece of storage.uploads.read(ids.upload)) pieces.push(piece);
      const prospects = [];
      for await (const prospect of storage.prospects.each()) prospects.push(prospect);
      return {
        draft: await storage.drafts.find('kept', NOON),
        request: await storage.requests.find(ids.request.id),
        confirmations: await storage.requests.countConfirmations(EMAIL, new Date(0), 9),
        share: await storage.shares.find(ids.share.id),
        signIns: await storage.signIns.of(SESSION, NOON),
        inquiry: await storage.inquiries.find(ids.inquiry),
        file: Buffer.concat(pieces).toString(),
        upload: await storage.uploads.findUnclaimed(ids.upload),
        subscription: await storage.newsletter.find(ids.subscription),
        counting: (await storage.newsletter.findCounting(EMAIL))?.id,
        mail: await storage.developmentMail.find(ids.mail),
        prospects,
      };
    }

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

    it('are replaced everywhere: what was sealed before is read by the new key alone', async () => {
      const ids = await fill(on(ring(OLD)));
      const before = await readAll(on(ring(OLD)), ids);
      expect(before).toMatchObject({ file: 'first last', confirmations: 1 });
      expect(before.counting).toBe(ids.subscription);
      const { keys } = on(both);
      const columns: string[] = [];
      const done = await resealAll(keys, both, ({ column }) => columns.push(column));
      expect(done).toEqual({ resealed: SEALED_COLUMNS.length + 1, unreadable: [] });
      expect(new Set(columns).size).toBe(SEALED_COLUMNS.length);
      expect(await readAll(on(ring(NEW)), ids)).toEqual(before);
      const reports = await reportKeys(on(both), both);
      expect(reports.find(({ id }) => id === 'old')).toMatchObject({ state: 'older', rows: {} });
      expect(reports.find(({ id }) => id === 'new')?.rows).toMatchObject({
        requests: 1,
        upload_pieces: 2,
        'shares.sealed_part': 1,
        'requests.address_mark': 1,
        'newsletter_subscriptions.address_mark': 1,
      });
      expect(await resealAll(keys, both)).toEqual({ resealed: 0, unreadable: [] });
    });

    it('are replaced while servers write: nothing that they wrote is undone', async () => {
      const [older, newer] = [on(ring(OLD, NEW)), on(both)];
      const COUNT = 63;
      for (let n = 0; n < COUNT; n += 1) await older.drafts.save(draft(`d${n}`, 'before'));
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
                      await server.drafts.save(draft(uniqid, `after ${n}`));
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
        .map((n) => [n, n % 3 === 0 ? `after ${n}` : 'before']);
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
      const [half] = await reportKeys(on(both), both);
      expect(half).toMatchObject({ id: 'new', rows: { drafts: 50 } });
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
      const reports = await reportKeys(on(both), both);
      expect(reports.map(({ id, state, rows }) => [id, state, rows])).toEqual([
        ['new', 'current', { drafts: 1 }],
        ['old', 'older', { drafts: 1 }],
        ['stranger', 'missing', { drafts: 1 }],
      ]);
    });

    it('are recognised by a sealed value: another key of the same id is refused', async () => {
      const { keys } = on(both);
      expect(await registerKeys(keys, ring(OLD), NOON)).toEqual({ ok: true });
      expect(await registerKeys(keys, both, LATER)).toEqual({ ok: true });
      const impostor = ring(NEW, generateKey('old'));
      expect(await findWrongKeys(keys, impostor)).toEqual(['old']);
      expect(await registerKeys(keys, impostor, LATER)).toEqual({ ok: false, wrong: ['old'] });
      expect(await keys.known()).toMatchObject([
        { id: 'old', firstSeen: NOON },
        { id: 'new', firstSeen: LATER },
      ]);
      const stored = await sql`select * from encryption_keys`.execute(database.executor);
      for (const key of [OLD, NEW])
        expect(JSON.stringify(stored.rows)).not.toContain(key.split(':')[1]);
    });

    it('are recognised by the data, where those are older than the sealed value', async () => {
      await on(ring(OLD)).drafts.save(draft('kept'));
      await on(ring(generateKey('gone'))).drafts.save(draft('lost'));
      const { keys } = on(both);
      const impostor = ring(generateKey('old'));
      expect(await registerKeys(keys, impostor, NOON)).toEqual({ ok: false, wrong: ['old'] });
      expect(await keys.known()).toEqual([]);
      expect(await registerKeys(keys, both, NOON)).toEqual({ ok: true });
      expect(await findMissingKeys(on(both), both, NOON)).toEqual(['gone']);
      const impostorOfGone = ring(NEW, generateKey('gone'));
      expect(await findWrongKeys(keys, impostorOfGone)).toEqual(['gone']);
    });

    it('that start together with different bytes under one id do not both get through', async () => {
      const { keys } = on(both);
      const rings = [OLD, generateKey('old'), generateKey('old')].map((key) => ring(key));
      const registered = await Promise.all(rings.map((one) => registerKeys(keys, one, NOON)));
      expect(registered.filter(({ ok }) => ok)).toHaveLength(1);
    });

    it('are missed as long as something needs them, and then no more', async () => {
      const stores = on(both);
      await registerKeys(stores.keys, ring(OLD), NOON);
      await on(ring(OLD)).drafts.save(draft('kept'));
      expect(await findMissingKeys(stores, ring(NEW), NOON)).toEqual(['old']);
      await resealAll(stores.keys, both);
      await on(ring(OLD)).transact(({ audit }) => audit.append(look));
      expect(await findMissingKeys(stores, ring(NEW), NOON), 'the audit log').toEqual(['old']);
      await sql`delete from audit_entries`.execute(database.executor);
      expect(await findMissingKeys(stores, ring(NEW), LATER)).toEqual([]);
      expect(await stores.keys.known()).toMatchObject([{ id: 'old', retiredAt: LATER }]);
      expect(await findMissingKeys(stores, both, LATER)).toEqual([]);
      expect(await stores.keys.known()).toMatchObject([{ id: 'old', retiredAt: undefined }]);
    });

    it('that do not open a value say where it is', async () => {
      await on(ring(OLD)).drafts.save(draft('kept'));
      const [column] = on(both).keys.columns();
      const [value] = (await column?.sample('old', 1)) ?? [];
      if (column === undefined || value === undefined) throw new Error('No value');
      await expect(column.reseal(value, ring(NEW))).rejects.toThrow(UnreadableError);
    });
  });
}
