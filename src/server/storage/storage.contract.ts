import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import type { Draft } from '../drafts/draft-store.ts';
import { generateKeyRing, type KeyRing, parseKeyRing } from '../encryption/key-ring.ts';
import type { Request } from '../requests/request-store.ts';
import { firstTokenTimes, renewedTimes } from '../sessions/token-times.ts';
import type { Database, Executor } from './database.ts';
import { migrate } from './migrate.ts';
import { createStorage, type Storage } from './storage.ts';
import { storesOn } from './stores.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hours = (n: number) => new Date(NOON.getTime() + n * 3_600_000);
const SESSION = '6f9b2a0e-0000-4000-8000-000000000001';
const OTHER_SESSION = '6f9b2a0e-0000-4000-8000-000000000002';
const SECRET = 'Émile D’Hondt 85.07.30-033.28';

const draft = (overrides: Partial<Draft> = {}): Draft => ({
  uniqid: 'draft-1',
  sessionId: SESSION,
  lang: 'fr',
  step: '2',
  figures: { product: 'TAEGPSA1', amount: cents(1_250_000), duration: 48, taeg: 5.59 },
  content: JSON.stringify({ lastname: SECRET }),
  savedAt: NOON,
  expiresAt: hours(31 * 24),
  ...overrides,
});

const request = (overrides: Partial<Request> = {}): Request => ({
  id: '0b54e7a4-0000-4000-8000-000000000001',
  uniqid: 'request-1',
  sessionId: SESSION,
  reference: 'FLV-2026-7K3M9Q',
  lang: 'nl',
  product: 'TAEGPSA1',
  productName: 'personal',
  amount: cents(1_250_001),
  additionalAmount: cents(0),
  duration: 48,
  taeg: 5.59,
  monthlyAmount: cents(29_012),
  answers: { lastname: SECRET, currentCredits: [{ type: 'PAT' }] },
  provenance: [{ name: 'lastname', provider: 'itsme', at: NOON.toISOString() }],
  sentAt: NOON,
  confirmedAt: undefined,
  confirmationFailedAt: undefined,
  confirmationWithheldAt: undefined,
  ...overrides,
});

/** What every database must do. Run on PGlite and on a real PostgreSQL. */
export function describeStorage(engine: string, open: () => Promise<Database>): void {
  describe(`storage on ${engine}`, () => {
    let database: Database;
    let storage: Storage;
    let keyRing: KeyRing;
    const enqueued: string[] = [];

    beforeAll(async () => {
      database = await open();
      await migrate(database);
      const ring = parseKeyRing(generateKeyRing());
      if (ring === undefined) throw new Error('No keys');
      keyRing = ring;
      storage = createStorage(database, keyRing, {
        enqueueIn: async (connection, name) => {
          await connection.executeSql('select 1', []);
          enqueued.push(name);
        },
      });
    });
    afterAll(() => database.close());

    beforeEach(async () => {
      for (const table of ['sessions', 'drafts', 'requests', 'spentProofs', 'developmentMail']) {
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
      }
      enqueued.length = 0;
    });

    it('migrates once, however often it is called', async () => {
      await Promise.all([migrate(database), migrate(database)]);
      await storage.sessions.open({ id: SESSION, createdAt: NOON, expiresAt: hours(1) });
    });

    describe('sessions', () => {
      const session = { id: SESSION, createdAt: NOON, expiresAt: hours(2) };

      it('are found until they expire', async () => {
        await storage.sessions.open(session);
        expect(await storage.sessions.find(SESSION, hours(1))).toEqual(session);
        expect(await storage.sessions.find(SESSION, hours(2))).toBeUndefined();
        expect(await storage.sessions.find(OTHER_SESSION, NOON)).toBeUndefined();
      });

      it('last longer when renewed, once from each token', async () => {
        const { sessions } = storage;
        const times = firstTokenTimes(hours(1));
        const again = renewedTimes(times, hours(1), hours(2));
        const renew = (since: Date | undefined, tokenTimes = times) =>
          sessions.renew(SESSION, { since, times: tokenTimes, expiresAt: hours(9) });
        expect(await renew(undefined)).toBe(false);
        await sessions.open(session);
        expect(await renew(hours(1))).toBe(false);
        const both = await Promise.all([renew(undefined), renew(undefined)]);
        expect(both.toSorted()).toEqual([false, true]);
        const renewed = { ...session, expiresAt: hours(9) };
        expect(await sessions.find(SESSION, hours(8))).toEqual({ ...renewed, tokenTimes: times });
        expect(await renew(hours(1), again)).toBe(true);
        expect(await sessions.find(SESSION, hours(8))).toEqual({ ...renewed, tokenTimes: again });
      });

      it('are reopened, purged or not, except a co-borrower’s', async () => {
        const again = { ...session, expiresAt: hours(9) };
        await storage.sessions.reopen(again);
        expect(await storage.sessions.find(SESSION, hours(8))).toEqual(again);
        await storage.sessions.reopen({ ...session, createdAt: hours(3), expiresAt: hours(12) });
        expect(await storage.sessions.find(SESSION, hours(11))).toMatchObject({
          createdAt: hours(3),
        });
        const share = { id: '0b54e7a4-0000-4000-8000-000000000009', generation: 1 };
        const theirs = { ...session, id: OTHER_SESSION };
        await storage.sessions.open({ ...theirs, share });
        await storage.sessions.reopen({ ...theirs, expiresAt: hours(12) });
        expect(await storage.sessions.find(OTHER_SESSION, hours(3))).toBeUndefined();
      });

      it('are deleted when expired', async () => {
        await storage.sessions.open(session);
        expect(await storage.sessions.purge(hours(1))).toBe(0);
        expect(await storage.sessions.purge(hours(2))).toBe(1);
      });
    });

    describe('spent proofs', () => {
      it('count once, also at the same time', async () => {
        const spend = () => storage.spentProofs.spend('proof', hours(1));
        const outcomes = await Promise.all([spend(), spend(), spend()]);
        expect(outcomes.filter(Boolean)).toHaveLength(1);
        expect(await spend()).toBe(false);
      });

      it('are forgotten once too old', async () => {
        await storage.spentProofs.spend('proof', hours(1));
        expect(await storage.spentProofs.purge(NOON)).toBe(0);
        expect(await storage.spentProofs.purge(hours(1))).toBe(1);
      });
    });

    describe('drafts', () => {
      it('are returned as they were saved', async () => {
        await storage.drafts.save(draft());
        expect(await storage.drafts.latestOf(SESSION, NOON)).toEqual(draft());
        expect(await storage.drafts.find('draft-1', NOON)).toEqual(draft());
        expect(await storage.drafts.find('draft-2', NOON)).toBeUndefined();
      });

      it('are returned without the figures that they do not state', async () => {
        await storage.drafts.save(draft({ figures: {}, step: undefined }));
        expect(await storage.drafts.latestOf(SESSION, NOON)).toEqual(
          draft({ figures: {}, step: undefined }),
        );
      });

      it('are overwritten by their own session', async () => {
        expect(await storage.drafts.save(draft())).toBe('saved');
        const later = draft({ content: '{"a":2}', savedAt: hours(1), step: '3' });
        expect(await storage.drafts.save(later)).toBe('saved');
        expect(await storage.drafts.latestOf(SESSION, NOON)).toEqual(later);
      });

      it('are not changed by another session', async () => {
        await storage.drafts.save(draft());
        const theirs = draft({ sessionId: OTHER_SESSION, content: '{}' });
        expect(await storage.drafts.save(theirs)).toBe('foreign');
        expect(await storage.drafts.latestOf(SESSION, NOON)).toEqual(draft());
        expect(await storage.drafts.ownerOf('draft-1')).toBe(SESSION);
      });

      it('return the latest of several', async () => {
        await storage.drafts.save(draft({ uniqid: 'new', savedAt: hours(2) }));
        await storage.drafts.save(draft({ uniqid: 'old', savedAt: hours(1) }));
        expect(await storage.drafts.latestOf(SESSION, NOON)).toMatchObject({ uniqid: 'new' });
      });

      it('are listed once, if they outlive a session that is about to end', async () => {
        const opened = { id: SESSION, createdAt: NOON, expiresAt: hours(10) };
        await storage.sessions.open(opened);
        await storage.drafts.save(draft(), true);
        const list = (from: number, until: number) =>
          storage.drafts.listEnding(hours(from), hours(until));
        const listed = [{ uniqid: 'draft-1', sessionId: SESSION }];
        expect([await list(0, 9), await list(0, 10), await list(10, 11)]).toEqual([[], listed, []]);

        await storage.drafts.save(draft({ uniqid: 'newer', savedAt: hours(1) }));
        expect(await list(0, 10), 'the newest may not be mailed').toEqual([]);
        await storage.drafts.save(draft({ uniqid: 'newer', expiresAt: hours(10) }), true);
        await storage.drafts.save(draft({ savedAt: hours(2), expiresAt: hours(10) }), true);
        expect(await list(0, 10), 'gone with the session').toEqual([]);

        await storage.drafts.save(draft({ savedAt: hours(3) }), true);
        const mark = () => storage.drafts.markExpiryMailed('draft-1', hours(3));
        expect((await Promise.all([mark(), mark()])).sort()).toEqual([false, true]);
        await storage.drafts.save(draft({ savedAt: hours(4) }), true);
        expect(await list(0, 10), 'never twice').toEqual([]);
      });

      it('are gone when deleted, expired or purged', async () => {
        await storage.drafts.save(draft());
        await storage.drafts.remove('draft-1');
        expect(await storage.drafts.latestOf(SESSION, NOON)).toBeUndefined();
        await storage.drafts.save(draft({ expiresAt: hours(1) }));
        expect(await storage.drafts.latestOf(SESSION, hours(1))).toBeUndefined();
        expect(await storage.drafts.find('draft-1', hours(1))).toBeUndefined();
        expect(await storage.drafts.purge(hours(1))).toBe(1);
        expect(await storage.drafts.ownerOf('draft-1')).toBeUndefined();
      });

      it('are stored encrypted', async () => {
        await storage.drafts.save(draft());
        expect(await dump(database, 'drafts')).not.toContain('Hondt');
        await sql`update drafts set uniqid = 'moved'`.execute(database.executor);
        await expect(storage.drafts.latestOf(SESSION, NOON)).rejects.toThrow();
      });
    });

    describe('requests', () => {
      it('are returned as they were sent', async () => {
        expect(await storage.requests.add(request())).toBe('added');
        const { answers: _, productName: __, provenance: ___, ...summary } = request();
        expect(await storage.requests.find(request().id)).toEqual(request());
        expect(await storage.requests.findByReference(request().reference)).toEqual(request());
        expect(await storage.requests.findByUniqid('request-1')).toEqual(summary);
        expect(await storage.requests.list()).toEqual([summary]);
      });

      it('are not added twice, and say why', async () => {
        await storage.requests.add(request());
        const id = '0b54e7a4-0000-4000-8000-000000000002';
        expect(await storage.requests.add(request({ id, reference: 'FLV-2026-AAAAAA' }))).toBe(
          'alreadySent',
        );
        expect(await storage.requests.add(request({ id, uniqid: 'request-2' }))).toBe(
          'referenceTaken',
        );
      });

      it('are listed newest first', async () => {
        const id = '0b54e7a4-0000-4000-8000-000000000002';
        const newer = { id, uniqid: 'two', reference: 'FLV-2026-BBBBBB', sentAt: hours(1) };
        await storage.requests.add(request());
        await storage.requests.add(request(newer));
        const listed = await storage.requests.list();
        expect(listed.map(({ uniqid }) => uniqid)).toEqual(['two', 'request-1']);
      });

      it('remember that they were confirmed', async () => {
        await storage.requests.add(request());
        await storage.requests.markConfirmed(request().id, hours(1));
        expect(await storage.requests.find(request().id)).toMatchObject({ confirmedAt: hours(1) });
      });

      it('remember that their confirmation was given up', async () => {
        await storage.requests.add(request());
        await storage.requests.markUnconfirmed(request().id, hours(74));
        expect(await storage.requests.list()).toMatchObject([
          { confirmedAt: undefined, confirmationFailedAt: hours(74) },
        ]);
      });

      it('are counted by session, and by the address of their confirmation', async () => {
        const named = (n: number, overrides: Partial<Request>) =>
          storage.requests.add(
            request({
              id: `0b54e7a4-0000-4000-8000-00000000000${n}`,
              uniqid: `request-${n}`,
              reference: `FLV-2026-AAAAA${n}`,
              answers: { email: 'Lien@Example.be ' },
              ...overrides,
            }),
          );
        await named(2, { sentAt: hours(2) });
        await named(3, { sentAt: hours(1) });
        await named(4, { sentAt: hours(3), confirmationWithheldAt: hours(3) });
        await named(5, { sentAt: hours(3), answers: { email: 'emile@example.be' } });
        const times = (from: number) => storage.requests.sentTimes(SESSION, hours(from));
        expect(await times(0)).toEqual([hours(1), hours(2), hours(3), hours(3)]);
        expect(await times(1)).toEqual([hours(2), hours(3), hours(3)]);
        const count = (from: number) =>
          storage.requests.countConfirmations('lien@example.be', hours(from));
        expect([await count(0), await count(1), await count(2)]).toEqual([2, 1, 0]);
      });

      it('are stored encrypted', async () => {
        const answers = { ...request().answers, email: 'emile@example.be' };
        await storage.requests.add(request({ answers }));
        expect(await dump(database, 'requests')).not.toMatch(/Hondt|example\.be/);
      });
    });

    describe('development mail', () => {
      const mail = { to: 'emile@example.be', subject: 'S', text: 'T', html: '<p>H</p>' };
      const id = (n: number) => `c0ffee00-0000-4000-8000-00000000000${n}`;

      it('is listed newest first, also within the same instant', async () => {
        await storage.developmentMail.keep({ ...mail, id: id(1), at: NOON });
        await storage.developmentMail.keep({ ...mail, id: id(2), at: NOON });
        expect(await storage.developmentMail.list()).toEqual([
          { ...mail, id: id(2), at: NOON },
          { ...mail, id: id(1), at: NOON },
        ]);
        expect(await storage.developmentMail.find(id(1))).toMatchObject(mail);
        expect(await storage.developmentMail.find(id(3))).toBeUndefined();
      });

      it('keeps its attachments', async () => {
        const attachments = [
          { filename: 'a.pdf', contentType: 'application/pdf', content: 'QQ==' },
        ];
        await storage.developmentMail.keep({ ...mail, attachments, id: id(1), at: NOON });
        expect(await storage.developmentMail.list()).toEqual([{ ...mail, id: id(1), at: NOON }]);
        expect((await storage.developmentMail.find(id(1)))?.attachments).toEqual(attachments);
      });

      it('keeps its pictures apart from its attachments', async () => {
        const picture = {
          cid: 'mark@mail',
          filename: 'mark.png',
          contentType: 'image/png',
          content: 'QQ==',
        };
        await storage.developmentMail.keep({ ...mail, pictures: [picture], id: id(1), at: NOON });
        expect(await storage.developmentMail.list()).toEqual([{ ...mail, id: id(1), at: NOON }]);
        const found = await storage.developmentMail.find(id(1));
        expect(found).toEqual({ ...mail, pictures: [picture], id: id(1), at: NOON });
      });

      it('is stored encrypted', async () => {
        const attachments = [{ filename: 'emile', contentType: 'text/plain', content: 'emile' }];
        await storage.developmentMail.keep({ ...mail, attachments, id: id(1), at: NOON });
        expect(await dump(database, 'development_mail')).not.toContain('emile');
      });
    });

    describe('transactions', () => {
      it('commit all or nothing', async () => {
        const failing = storage.transact(async ({ drafts, enqueue }) => {
          await drafts.save(draft());
          await enqueue('confirm-request', { requestId: 'x' });
          throw new Error('on purpose');
        });
        await expect(failing).rejects.toThrow('on purpose');
        expect(await storage.drafts.latestOf(SESSION, NOON)).toBeUndefined();

        await storage.transact(({ drafts }) => drafts.save(draft()));
        expect(await storage.drafts.latestOf(SESSION, NOON)).toEqual(draft());
      });

      it('refuse a query outside the transaction instead of waiting for ever', async () => {
        const beside = storage.transact(() => storage.drafts.latestOf(SESSION, NOON));
        await expect(beside).rejects.toThrow('outside the transaction');
        const nested = storage.transact(() => storage.transact(async () => {}));
        await expect(nested).rejects.toThrow('outside the transaction');
        expect(await storage.requests.list()).toEqual([]);
      });

      it('continue after a failed query', async () => {
        const failing = database.transact(({ executor }) => sql`select 1 / 0`.execute(executor));
        await expect(failing).rejects.toThrow();
        expect(await storage.requests.list()).toEqual([]);
      });

      it('wait for whoever claimed the same application', async () => {
        const steps: string[] = [];
        let claimed = () => {};
        const firstClaimed = new Promise<void>((settle) => {
          claimed = settle;
        });
        const first = database.transact(async ({ executor }) => {
          await storesOn(executor, keyRing).requests.claim('same');
          claimed();
          // PGlite has a single connection, so the second transaction cannot even begin.
          while (database.kind === 'served' && steps.length === 0 && !(await isAwaited(executor)));
          steps.push('first ends');
        });
        await firstClaimed;
        const second = storage.transact(async ({ requests }) => {
          await requests.claim('same');
          steps.push('second begins');
        });
        await Promise.all([first, second]);
        expect(steps).toEqual(['first ends', 'second begins']);
      });

      it('return counts alike', async () => {
        await storage.drafts.save(draft());
        const { rows } = await sql<{ n: unknown }>`select count(*) as n from drafts`.execute(
          database.executor,
        );
        expect(rows).toEqual([{ n: 1 }]);
      });
    });
  });
}

async function isAwaited(executor: Executor): Promise<boolean> {
  const { rows } =
    await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(executor);
  return rows.length > 0;
}

/** Every row as text, and its bytes as text too. */
async function dump(database: Database, table: string): Promise<string> {
  const { rows } = await sql<{ sealed: Uint8Array }>`select * from ${sql.table(table)}`.execute(
    database.executor,
  );
  expect(rows).toHaveLength(1);
  return JSON.stringify(rows) + rows.map((row) => Buffer.from(row.sealed).toString('utf8')).join();
}
