import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exampleDraft } from '#tests/examples/example-draft.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { dumpTable } from '#tests/server/dump-table.ts';
import type { Draft } from '../stores/draft-store.ts';
import type { Storage } from '../stores/storage.ts';
import type { Database } from './database.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hours = (n: number) => new Date(NOON.getTime() + n * 3_600_000);
const SESSION = exampleDraft(NOON).sessionId;
const OTHER_SESSION = '6f9b2a0e-0000-4000-8000-000000000002';
const SECRET = 'Émile D’Hondt 85.07.30-033.28';

const draft = (overrides: Partial<Draft> = {}) =>
  exampleDraft(NOON, { content: JSON.stringify({ lastname: SECRET }), ...overrides });

/** As the use case does. */
const saveUnlessSent = (storage: Storage, draft: Draft) =>
  storage.transact(async ({ requests, drafts }) => {
    await requests.claim(draft.uniqid);
    return await drafts.saveUnlessSent(draft, true);
  });

/** What every database must do with drafts, on one whose tables are emptied before each test. */
export function describeDrafts(both: () => { database: Database; storage: Storage }): void {
  describe('drafts', () => {
    it('are returned as they were saved', async () => {
      await both().storage.drafts.save(draft());
      expect(await both().storage.drafts.latestOf(SESSION, NOON)).toEqual(draft());
      expect(await both().storage.drafts.find('draft-1', NOON)).toEqual(draft());
      expect(await both().storage.drafts.find('draft-2', NOON)).toBeUndefined();
    });

    it('are returned without the figures that they do not state', async () => {
      await both().storage.drafts.save(draft({ figures: {}, step: undefined }));
      expect(await both().storage.drafts.latestOf(SESSION, NOON)).toEqual(
        draft({ figures: {}, step: undefined }),
      );
    });

    it('are overwritten by their own session', async () => {
      expect(await both().storage.drafts.save(draft())).toBe('saved');
      const later = draft({ content: '{"a":2}', savedAt: hours(1), step: '3' });
      expect(await both().storage.drafts.save(later)).toBe('saved');
      expect(await both().storage.drafts.latestOf(SESSION, NOON)).toEqual(later);
    });

    //
    it.each([
      ['a moment before', -1, 'overtaken'],
      ['a minute before', -60_000, 'overtaken'],
      ['longer before: the clock was set back', -60_001, 'saved'],
      ['at the same time', 0, 'saved'],
      ['later', 1, 'saved'],
    ] as const)('keep the stored state from one made %s', async (_name, behind, outcome) => {
      const { drafts } = both().storage;
      const stored = draft({ madeAt: NOON });
      await drafts.save(stored);
      const other = draft({
        content: '{"a":2}',
        madeAt: new Date(NOON.getTime() + behind),
        savedAt: hours(1),
      });
      expect(await drafts.save(other)).toBe(outcome);
      expect(await drafts.latestOf(SESSION, NOON)).toEqual(outcome === 'saved' ? other : stored);
    });

    it('are saved by a browser with another clock once they were moved to it', async () => {
      const { drafts } = both().storage;
      await drafts.save(draft({ madeAt: NOON }));
      await drafts.move('draft-1', SESSION, OTHER_SESSION, NOON);
      const earlier = new Date(NOON.getTime() - 1_000);
      const theirs = draft({ sessionId: OTHER_SESSION, madeAt: earlier });
      expect(await drafts.save(theirs)).toBe('saved');
    });

    it('are not changed by another session', async () => {
      await both().storage.drafts.save(draft());
      const theirs = draft({ sessionId: OTHER_SESSION, content: '{}' });
      expect(await both().storage.drafts.save(theirs)).toBe('foreign');
      expect(await both().storage.drafts.latestOf(SESSION, NOON)).toEqual(draft());
      expect(await both().storage.drafts.ownerOf('draft-1')).toBe(SESSION);
    });

    //
    it.each([
      ['session', sql`update drafts set session_id = ${OTHER_SESSION}`],
      ['figures', sql`update drafts set amount_cents = 100`],
      ['a time', sql`update drafts set saved_at = saved_at + interval '1 day'`],
      ['an end', sql`update drafts set expires_at = expires_at + interval '1 day'`],
    ])('are not opened with %s that the database was made to say', async (_, change) => {
      await both().storage.drafts.save(draft());
      await change.execute(both().database.executor);
      await expect(both().storage.drafts.find('draft-1', NOON)).rejects.toThrow('altered');
    });

    it('are opened by the session that they were moved to', async () => {
      const { storage } = both();
      await storage.drafts.save(draft());
      expect(await storage.drafts.move('draft-1', SESSION, OTHER_SESSION, NOON)).toBe(true);
      const moved = draft({ sessionId: OTHER_SESSION });
      expect(await storage.drafts.latestOf(OTHER_SESSION, NOON)).toEqual(moved);
    });

    describe('saved by a session', () => {
      const save = (overrides: Partial<Draft> = {}) =>
        saveUnlessSent(both().storage, draft(overrides));
      const kept = () => both().storage.drafts.find('draft-1', NOON);
      const open = (id = SESSION) =>
        both().storage.sessions.open({ id, createdAt: NOON, expiresAt: hours(1) });

      it('are returned as they were saved last', async () => {
        await open();
        expect(await save()).toEqual({ kind: 'saved' });
        expect(await kept()).toEqual(draft());
        const later = { figures: {}, step: undefined, content: '{"a":2}', savedAt: hours(1) };
        expect(await save(later)).toEqual({ kind: 'saved' });
        expect(await kept()).toEqual(draft(later));
      });

      it('are not saved after it ended, or by another', async () => {
        expect(await save()).toEqual({ kind: 'foreign' });
        expect(await kept()).toBeUndefined();
        await open();
        await save();
        await open(OTHER_SESSION);
        expect(await save({ sessionId: OTHER_SESSION })).toEqual({ kind: 'foreign' });
        expect(await kept()).toEqual(draft());
      });

      it('are not saved once sent', async () => {
        await open();
        await open(OTHER_SESSION);
        const { storage } = both();
        await storage.requests.add(
          exampleRequest(undefined, { uniqid: 'draft-1', sessionId: SESSION }),
        );
        expect(await save()).toEqual({ kind: 'alreadySent' });
        expect(await save({ sessionId: OTHER_SESSION })).toEqual({ kind: 'foreign' });
        expect(await kept()).toBeUndefined();
      });

      it('are not saved while they wait for the co-borrower', async () => {
        await open();
        await open(OTHER_SESSION);
        const share = exampleShare(NOON, { uniqid: 'draft-1', sessionId: SESSION });
        const { shares } = both().storage;
        await shares.add(share);
        expect(await save()).toEqual({ kind: 'shared', shareId: share.id });
        expect(await save({ sessionId: OTHER_SESSION })).toMatchObject({ kind: 'foreign' });
        await shares.transition({ ...share, endedAt: NOON }, 'withdraw');
        expect(await save()).toEqual({ kind: 'saved' });
      });
    });

    it('of visitors who save at the same time are each checked by themselves', async () => {
      const { storage } = both();
      await storage.sessions.open({ id: SESSION, createdAt: NOON, expiresAt: hours(1) });
      await storage.sessions.open({ id: OTHER_SESSION, createdAt: NOON, expiresAt: hours(1) });
      await storage.requests.add(
        exampleRequest(undefined, { uniqid: 'sent', sessionId: SESSION, reference: 'SENT' }),
      );
      const share = exampleShare(NOON, {
        id: '5f1d7f0a-0000-4000-8000-00000000000d',
        uniqid: 'shared',
        sessionId: SESSION,
      });
      await storage.shares.add(share);
      await storage.drafts.save(draft({ uniqid: 'theirs', sessionId: OTHER_SESSION }));
      const save = (overrides: Partial<Draft>) => saveUnlessSent(storage, draft(overrides));
      const ended = '00000000-0000-4000-8000-00000000000e';

      const outcomes = await Promise.all([
        save({ uniqid: 'fresh' }),
        save({ uniqid: 'sent' }),
        save({ uniqid: 'shared' }),
        save({ uniqid: 'theirs' }),
        save({ uniqid: 'ended', sessionId: ended }),
        save({ uniqid: 'bare', figures: {}, step: undefined }),
        save({ uniqid: 'fresh', content: '{"again":true}' }),
      ]);

      expect(outcomes).toEqual([
        { kind: 'saved' },
        { kind: 'alreadySent' },
        { kind: 'shared', shareId: share.id },
        { kind: 'foreign' },
        { kind: 'foreign' },
        { kind: 'saved' },
        { kind: 'saved' },
      ]);
      const find = (uniqid: string) => storage.drafts.find(uniqid, NOON);
      const bare = draft({ uniqid: 'bare', figures: {}, step: undefined });
      expect(await find('bare')).toEqual(bare);
      expect(await find('fresh')).toEqual(draft({ uniqid: 'fresh', content: '{"again":true}' }));
      expect(await find('sent')).toBeUndefined();
      expect(await find('shared')).toBeUndefined();
      expect(await storage.drafts.ownerOf('theirs')).toBe(OTHER_SESSION);
    });

    it('are saved although one of them cannot be', async () => {
      const { storage } = both();
      await storage.sessions.open({ id: SESSION, createdAt: NOON, expiresAt: hours(1) });
      const save = (overrides: Partial<Draft>) => saveUnlessSent(storage, draft(overrides));
      const [good, bad] = await Promise.allSettled([
        save({ uniqid: 'good' }),
        save({ uniqid: 'bad', step: 'a character that PostgreSQL has not: \0' }),
      ]);
      expect(good).toMatchObject({ status: 'fulfilled', value: { kind: 'saved' } });
      expect(bad).toMatchObject({ status: 'rejected' });
    });

    it('return the latest of several', async () => {
      await both().storage.drafts.save(draft({ uniqid: 'new', savedAt: hours(2) }));
      await both().storage.drafts.save(draft({ uniqid: 'old', savedAt: hours(1) }));
      expect(await both().storage.drafts.latestOf(SESSION, NOON)).toMatchObject({ uniqid: 'new' });
    });

    it('are listed once, if they outlive a session that is about to end', async () => {
      const opened = { id: SESSION, createdAt: NOON, expiresAt: hours(10) };
      await both().storage.sessions.open(opened);
      await both().storage.drafts.save(draft(), true);
      const list = (from: number, until: number) =>
        both().storage.drafts.listEnding(hours(from), hours(until));
      const listed = [{ uniqid: 'draft-1', sessionId: SESSION }];
      expect([await list(0, 9), await list(0, 10), await list(10, 11)]).toEqual([[], listed, []]);

      await both().storage.drafts.save(draft({ uniqid: 'newer', savedAt: hours(1) }));
      expect(await list(0, 10), 'the newest may not be mailed').toEqual([]);
      await both().storage.drafts.save(draft({ uniqid: 'newer', expiresAt: hours(10) }), true);
      await both().storage.drafts.save(draft({ savedAt: hours(2), expiresAt: hours(10) }), true);
      expect(await list(0, 10), 'gone with the session').toEqual([]);

      await both().storage.drafts.save(draft({ savedAt: hours(3) }), true);
      const mark = () => both().storage.drafts.markExpiryMailed('draft-1', hours(3));
      expect((await Promise.all([mark(), mark()])).sort()).toEqual([false, true]);
      await both().storage.drafts.save(draft({ savedAt: hours(4) }), true);
      expect(await list(0, 10), 'never twice').toEqual([]);
    });

    it('are gone when deleted, expired or purged', async () => {
      await both().storage.drafts.save(draft());
      await both().storage.drafts.remove('draft-1');
      expect(await both().storage.drafts.latestOf(SESSION, NOON)).toBeUndefined();
      await both().storage.drafts.save(draft({ expiresAt: hours(1) }));
      expect(await both().storage.drafts.latestOf(SESSION, hours(1))).toBeUndefined();
      expect(await both().storage.drafts.find('draft-1', hours(1))).toBeUndefined();
      expect(await both().storage.drafts.purge(hours(1))).toBe(1);
      expect(await both().storage.drafts.ownerOf('draft-1')).toBeUndefined();
    });

    it('are stored encrypted', async () => {
      await both().storage.drafts.save(draft());
      expect(await dumpTable(both().database, 'drafts')).not.toContain('Hondt');
      await sql`update drafts set uniqid = 'moved'`.execute(both().database.executor);
      await expect(both().storage.drafts.latestOf(SESSION, NOON)).rejects.toThrow();
    });
  });
}
