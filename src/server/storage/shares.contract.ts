import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { SHARE_EVENTS, SHARE_STATES, stateAfter } from '#journey/share-status.ts';
import { generateKeyRing, parseKeyRing, UnreadableError } from '../security/encryption/key-ring.ts';
import type { Share } from '../stores/share-store.ts';
import type { Storage } from '../stores/storage.ts';
import { createStorage } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hours = (n: number) => new Date(NOON.getTime() + n * 3_600_000);
const SESSION = '6f9b2a0e-0000-4000-8000-000000000001';
const OTHER_SESSION = '6f9b2a0e-0000-4000-8000-000000000002';
const APPLICANT = 'Émile D’Hondt 85.07.30-033.28';
const COBORROWER = 'Lotte Peeters 90.03.12-002.94';

const share = (overrides: Partial<Share> = {}): Share => ({
  id: '5ba2e000-0000-4000-8000-000000000001',
  uniqid: 'shared-1',
  sessionId: SESSION,
  lang: 'nl',
  state: 'open',
  generation: 1,
  trustedFrom: 1,
  applicant: {
    answers: { lastname: APPLICANT, creditReasons: [{ reason: '81' }] },
    loan: {
      product: 'TAEGPSA1',
      productName: 'personal',
      amount: cents(1_250_000),
      additionalAmount: cents(0),
      duration: 48,
      taeg: 4.49,
      monthlyAmount: cents(28_448),
    },
  },
  part: undefined,
  reminders: 0,
  createdAt: NOON,
  invitedAt: NOON,
  expiresAt: hours(31 * 24),
  endedAt: undefined,
  ...overrides,
});

const part = { answers: { coborrowerLastname: COBORROWER }, maxStep: '2' };

/** What every database must do with shares. Run on PGlite and on a real PostgreSQL. */
export function describeShares(engine: string, open: () => Promise<Database>): void {
  describe(`shares on ${engine}`, () => {
    let database: Database;
    let storage: Storage;

    beforeAll(async () => {
      database = await open();
      await migrate(database);
      const keyRing = parseKeyRing(generateKeyRing());
      if (keyRing === undefined) throw new Error('No keys');
      storage = createStorage(database, keyRing, { enqueueIn: async () => {} });
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      for (const table of ['shares', 'sessions', 'drafts'])
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
    });

    it('are returned as they were shared', async () => {
      await storage.shares.add(share());
      expect(await storage.shares.find(share().id)).toEqual(share());
      expect(await storage.shares.findByUniqid('shared-1')).toEqual(share());
      expect(await storage.shares.find(SESSION)).toBeUndefined();
      expect(await storage.shares.findByUniqid('shared-2')).toBeUndefined();
    });

    it('are unique for an application at a time', async () => {
      await storage.shares.add(share());
      const id = '5ba2e000-0000-4000-8000-000000000002';
      const again = share({ id, createdAt: hours(2) });
      await expect(storage.shares.add(again)).rejects.toThrow();
      const { state } = await storage.shares.transition(share(), 'propose');
      await expect(storage.shares.add(again)).rejects.toThrow();
      await storage.shares.transition(share({ state, endedAt: hours(1) }), 'withdraw');
      await storage.shares.add(again);
      expect(await storage.shares.findByUniqid('shared-1')).toMatchObject({ id });
    });

    it('change, except for their state and who shared what and when', async () => {
      await storage.shares.add(share());
      const changed = share({
        generation: 3,
        trustedFrom: 2,
        part,
        reminders: 2,
        invitedAt: hours(1),
        expiresAt: hours(2),
        endedAt: hours(3),
      });
      const other = { state: 'sent', lang: 'fr', createdAt: hours(9) } as const;
      await storage.shares.update({ ...changed, ...other });
      expect(await storage.shares.find(share().id)).toEqual(changed);
      await storage.shares.update({ ...changed, part: undefined });
      expect((await storage.shares.find(share().id))?.part).toBeUndefined();
    });

    it('move to another session, and open there', async () => {
      await storage.shares.add(share({ part }));
      await storage.shares.move(SESSION, OTHER_SESSION);
      expect(await storage.shares.find(share().id)).toEqual(
        share({ part, sessionId: OTHER_SESSION }),
      );
    });

    //
    it.each([
      ['application', sql`update shares set uniqid = 'theirs'`],
      ['session', sql`update shares set session_id = ${OTHER_SESSION}`],
      ['state', sql`update shares set state = 'lapsed'`],
      ['generation', sql`update shares set generation = 2`],
      ['number of reminders', sql`update shares set reminders = 3`],
      ['time of sharing', sql`update shares set created_at = created_at + interval '1 day'`],
      ['time of invitation', sql`update shares set invited_at = invited_at + interval '1 day'`],
      ['end', sql`update shares set expires_at = expires_at + interval '1 day'`],
    ])('are not opened with another %s that the database was made to say', async (_, change) => {
      await storage.shares.add(share({ part }));
      await change.execute(database.executor);
      await expect(storage.shares.find(share().id)).rejects.toThrow('altered');
    });

    //
    it('are not opened once the database was made to say that they are open again', async () => {
      await storage.shares.add(share());
      await storage.shares.transition(share({ endedAt: hours(1) }), 'withdraw');
      await sql`update shares set state = 'open', ended_at = null`.execute(database.executor);
      await expect(storage.shares.find(share().id)).rejects.toThrow('altered');
    });

    it.each(SHARE_STATES.flatMap((state) => SHARE_EVENTS.map((event) => [state, event] as const)))(
      'that are %s store only what the table of states allows: %s',
      async (state, event) => {
        const before = share({ state });
        await storage.shares.add(before);
        const changed = { ...before, part, endedAt: hours(1) };
        const after = stateAfter(state, event);
        const transition = storage.shares.transition(changed, event);
        if (after === undefined) await expect(transition).rejects.toThrow(event);
        else expect(await transition).toEqual({ ...changed, state: after });
        expect(await storage.shares.find(before.id)).toEqual(
          after === undefined ? before : { ...changed, state: after },
        );
      },
    );

    it('do not change by an event in a state that they have left', async () => {
      await storage.shares.add(share());
      await storage.shares.transition(share({ endedAt: hours(1) }), 'withdraw');
      const stale = share({ part, endedAt: hours(2) });
      await expect(storage.shares.transition(stale, 'send')).rejects.toThrow('no longer open');
      const stored = share({ state: 'withdrawn', endedAt: hours(1) });
      expect(await storage.shares.find(share().id)).toEqual(stored);
    });

    it('are listed while they wait, oldest first, from a given age on', async () => {
      const id = (n: number) => `5ba2e000-0000-4000-8000-00000000000${n}`;
      await storage.shares.add(share({ id: id(1), uniqid: '1', createdAt: hours(2) }));
      const toAgree = { state: 'to-agree', createdAt: hours(1) } as const;
      await storage.shares.add(share({ id: id(2), uniqid: '2', ...toAgree }));
      await storage.shares.add(share({ id: id(3), uniqid: '3', createdAt: hours(3) }));
      await storage.shares.add(share({ id: id(4), uniqid: '4', state: 'lapsed' }));
      const listed = await storage.shares.waitingSince(hours(2));
      expect(listed.map(({ uniqid }) => uniqid)).toEqual(['2', '1']);
      expect(listed[0]).toEqual({
        id: id(2),
        uniqid: '2',
        state: 'to-agree',
        reminders: 0,
        createdAt: hours(1),
        invitedAt: NOON,
        expiresAt: hours(31 * 24),
      });
    });

    it('are counted by the session that shared them, since an instant', async () => {
      const add = (n: number, overrides: Partial<Share>) =>
        storage.shares.add(
          share({ id: share().id.replace(/.$/, String(n)), uniqid: `u${n}`, ...overrides }),
        );
      await add(1, {});
      await add(2, { createdAt: hours(1), state: 'withdrawn', endedAt: hours(2) });
      await add(3, { createdAt: hours(1), sessionId: OTHER_SESSION });
      expect(await storage.shares.countOf(SESSION, hours(-1))).toBe(2);
      expect(await storage.shares.countOf(SESSION, NOON)).toBe(1);
      expect((await storage.shares.findLatestOf(SESSION))?.uniqid).toBe('u2');
      expect((await storage.shares.findLatestOf(OTHER_SESSION))?.uniqid).toBe('u3');
      expect(await storage.shares.findLatestOf(share().id)).toBeUndefined();
    });

    it('are listed in any state, newest first', async () => {
      const id = (n: number) => `5ba2e000-0000-4000-8000-00000000000${n}`;
      expect(await storage.shares.list()).toEqual([]);
      const ended = { state: 'sent', reminders: 2, endedAt: hours(3) } as const;
      await storage.shares.add(share({ id: id(1), uniqid: '1', ...ended }));
      await storage.shares.add(share({ id: id(2), uniqid: '2', createdAt: hours(1), part }));
      const listed = { lang: 'nl', expiresAt: hours(31 * 24) };
      expect(await storage.shares.list()).toEqual([
        {
          ...listed,
          id: id(2),
          uniqid: '2',
          state: 'open',
          reminders: 0,
          createdAt: hours(1),
          endedAt: undefined,
        },
        { ...listed, id: id(1), uniqid: '1', ...ended, createdAt: NOON },
      ]);
    });

    const purged = async (latest: Date) => (await storage.shares.purge(latest)).ids;

    it('are deleted some time after their end', async () => {
      await storage.shares.add(share());
      expect(await purged(hours(31 * 24 - 1))).toEqual([]);
      await storage.shares.transition(share({ endedAt: hours(1) }), 'decline');
      expect(await purged(hours(0.9))).toEqual([]);
      expect(await purged(hours(1))).toEqual([share().id]);
      expect(await storage.shares.find(share().id)).toBeUndefined();
    });

    it('are deleted together with their pending letters', async () => {
      const delivery = { kind: 'share', subjectId: share().id } as const;
      await storage.shares.add(share());
      await storage.deliveries.put({ ...delivery, messageId: SESSION, dueAt: NOON });
      await storage.shares.purge(hours(31 * 24 - 1));
      expect(await storage.deliveries.find(delivery)).toBeDefined();
      await storage.shares.purge(hours(31 * 24));
      expect(await storage.deliveries.find(delivery)).toBeUndefined();
    });

    it('are deleted as long after they expired, if nothing could end them', async () => {
      await storage.shares.add(share());
      await sql`update shares set sealed = ${Buffer.from('damaged')}`.execute(database.executor);
      await expect(storage.shares.find(share().id)).rejects.toThrow(UnreadableError);
      expect(await purged(hours(31 * 24 - 0.1))).toEqual([]);
      expect(await purged(hours(31 * 24))).toEqual([share().id]);
    });

    it('are encrypted, each bound to its own row', async () => {
      await storage.shares.add(share({ part }));
      const { rows } = await sql<{ sealed: Uint8Array; sealedPart: Uint8Array }>`
        select * from shares`.execute(database.executor);
      const [row] = rows;
      if (row === undefined) throw new Error('No row');
      const text = [row.sealed, row.sealedPart].map((bytes) => Buffer.from(bytes).toString());
      for (const name of ['Hondt', 'Peeters'])
        expect(JSON.stringify(row) + text.join()).not.toContain(name);
      await sql`update shares set sealed_part = sealed`.execute(database.executor);
      await expect(storage.shares.find(share().id)).rejects.toThrow();
    });

    it('can be bound to a session', async () => {
      const bound = { id: share().id, generation: 2 };
      const session = { id: SESSION, createdAt: NOON, expiresAt: hours(1), share: bound };
      await storage.sessions.open(session);
      expect(await storage.sessions.find(SESSION, NOON)).toEqual(session);
    });

    describe('a draft that continues on another device', () => {
      const draft = {
        uniqid: 'draft-1',
        sessionId: SESSION,
        lang: 'fr',
        step: '1',
        figures: {},
        content: '{}',
        savedAt: NOON,
        expiresAt: hours(5),
      } as const;

      it('moves once, and only from the session that holds it', async () => {
        await storage.drafts.save(draft);
        const { drafts } = storage;
        expect(await drafts.move('draft-1', OTHER_SESSION, SESSION, NOON)).toBe(false);
        expect(await drafts.move('draft-1', SESSION, OTHER_SESSION, hours(5))).toBe(false);
        const move = () => drafts.move('draft-1', SESSION, OTHER_SESSION, NOON);
        const moved = await Promise.all([move(), move(), move()]);
        expect(moved.filter(Boolean)).toHaveLength(1);
        expect(await drafts.ownerOf('draft-1')).toBe(OTHER_SESSION);
        expect(await drafts.save(draft)).toBe('foreign');
      });

      it('has its link mailed only so often, whether or not it was saved in between', async () => {
        await storage.drafts.save(draft);
        const mark = (at: number) =>
          storage.drafts.markLinkMailed('draft-1', hours(at), hours(at - 1));
        expect(await mark(0)).toBe(true);
        await storage.drafts.save({ ...draft, savedAt: hours(0.1) });
        expect(await mark(0.9)).toBe(false);
        expect(await mark(1)).toBe(true);
      });

      it('has its link mailed no more often if the session begins another', async () => {
        const another = { ...draft, uniqid: 'draft-2', savedAt: hours(0.1) };
        const foreign = { ...draft, uniqid: 'draft-3', sessionId: OTHER_SESSION };
        for (const each of [draft, another, foreign]) await storage.drafts.save(each);
        const mark = (uniqid: string, at: number) =>
          storage.drafts.markLinkMailed(uniqid, hours(at), hours(at - 1));
        expect(await mark('draft-1', 0)).toBe(true);
        expect(await mark('draft-2', 0.9)).toBe(false);
        expect(await mark('draft-3', 0.9)).toBe(true);
        expect(await mark('draft-2', 1)).toBe(true);
      });
    });
  });
}
