import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { dumpTable } from '#tests/server/dump-table.ts';
import { firstTokenTimes, renewedTimes } from '../applications/sessions/token-times.ts';
import { generateKeyRing, type KeyRing, parseKeyRing } from '../security/encryption/key-ring.ts';
import type { Storage } from '../stores/storage.ts';
import { createStorage, storesOn } from './create-storage.ts';
import type { Database, Executor } from './database.ts';
import { describeDrafts } from './drafts.contract.ts';
import { migrate } from './migrate.ts';
import { describeRequests } from './requests.contract.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hours = (n: number) => new Date(NOON.getTime() + n * 3_600_000);
const SESSION = '6f9b2a0e-0000-4000-8000-000000000001';
const OTHER_SESSION = '6f9b2a0e-0000-4000-8000-000000000002';

const draft = () => exampleDraft(NOON);

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

    describeDrafts(() => ({ database, storage }));
    describeRequests(() => ({ database, storage }));

    //
    it.each([
      ['form', sql`update inquiries set form = 'coproperty'`],
      ['time', sql`update inquiries set sent_at = sent_at + interval '1 day'`],
    ])(
      'messages are not opened with another %s that the database was made to say',
      async (_, change) => {
        const message = {
          id: '1234e7a4-0000-4000-8000-000000000001',
          form: 'contact',
          lang: 'nl',
          sentAt: NOON,
          answers: { message: 'Dag' },
          files: [],
        } as const;
        await storage.inquiries.add(message);
        expect(await storage.inquiries.find(message.id)).toEqual(message);
        await change.execute(database.executor);
        await expect(storage.inquiries.find(message.id)).rejects.toThrow('altered');
        await storage.inquiries.remove(message.id);
      },
    );

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
        expect(await dumpTable(database, 'development_mail')).not.toContain('emile');
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

      it('wait for another claim of the same application', async () => {
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
