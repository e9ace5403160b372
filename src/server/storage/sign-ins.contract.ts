import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dumpTable } from '#tests/server/dump-table.ts';
import { generateKeyRing, parseKeyRing } from '../security/encryption/key-ring.ts';
import type { SignInStore, StoredAttempt, StoredSignIn } from '../stores/sign-in-store.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { PAGE } from './read-pages.ts';
import { createSqlSessions } from './sql-sessions.ts';
import { createSqlSignIns } from './sql-sign-ins.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const minutes = (n: number) => new Date(NOON.getTime() + n * 60_000);
const SESSION = '6f9b2a0e-0000-4000-8000-000000000001';
const OTHER_SESSION = '6f9b2a0e-0000-4000-8000-000000000002';

const attempt = (overrides: Partial<StoredAttempt> = {}): StoredAttempt => ({
  stateHash: 'state',
  browserHash: 'browser',
  provider: 'itsme',
  sessionId: SESSION,
  lang: 'nl',
  nonce: 'readable nonce',
  verifier: 'readable verifier',
  expiresAt: minutes(15),
  ...overrides,
});

const signIn = (overrides: Partial<StoredSignIn> = {}): StoredSignIn => ({
  sessionId: SESSION,
  provider: 'itsme',
  values: { lastname: 'D’Hondt', nationalRegistry: '85.07.30-033.28' },
  at: NOON,
  expiresAt: minutes(60),
  ...overrides,
});

/** What every database must do with sign-ins. Run on PGlite and on a real PostgreSQL. */
export function describeSignIns(engine: string, open: () => Promise<Database>): void {
  describe(`sign-ins on ${engine}`, () => {
    let database: Database;
    let store: SignInStore;

    beforeAll(async () => {
      database = await open();
      await migrate(database);
      const keyRing = parseKeyRing(generateKeyRing());
      if (keyRing === undefined) throw new Error('No keys');
      store = createSqlSignIns(database.executor, keyRing);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      for (const table of ['sign_in_attempts', 'sign_ins', 'sessions']) {
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
      }
    });

    it('an attempt is taken once, also at the same time', async () => {
      await store.begin(attempt());
      const taken = await Promise.all([1, 2, 3].map(() => store.take(attempt(), NOON)));
      expect(taken.filter(Boolean)).toEqual([attempt()]);
      expect(await store.take(attempt(), NOON)).toBeUndefined();
    });

    //
    it('what became of an attempt is known to the browser that began it, until it expires', async () => {
      await store.begin(attempt());
      expect(await store.outcomeOf(attempt(), NOON)).toBeUndefined();
      await store.take(attempt(), NOON);
      expect(await store.outcomeOf(attempt(), NOON)).toBe('under-way');
      await store.settle(attempt(), 'done');
      expect(await store.outcomeOf(attempt(), NOON)).toBe('done');
      expect(await store.outcomeOf(attempt({ browserHash: 'x' }), NOON)).toBeUndefined();
      expect(await store.outcomeOf(attempt(), minutes(15))).toBeUndefined();
      await store.settle(attempt(), 'failed');
      expect(await store.outcomeOf(attempt(), NOON)).toBeUndefined();
    });

    it.each<[string, Partial<StoredAttempt>]>([
      ['another state', { stateHash: 'x' }],
      ['another browser', { browserHash: 'x' }],
      ['another provider', { provider: 'x' }],
    ])('an attempt is not taken by %s', async (_, overrides) => {
      await store.begin(attempt());
      expect(await store.take(attempt(overrides), NOON)).toBeUndefined();
      expect(await store.take(attempt(), NOON)).toEqual(attempt());
    });

    it('an attempt is not taken too late', async () => {
      await store.begin(attempt());
      expect(await store.take(attempt(), minutes(15))).toBeUndefined();
    });

    //
    it('an attempt is not taken after the database was made to say whose it is', async () => {
      await store.begin(attempt());
      await sql`update sign_in_attempts set session_id = ${OTHER_SESSION}`.execute(
        database.executor,
      );
      await expect(store.take(attempt(), NOON)).rejects.toThrow('altered');
    });

    //
    it.each([
      ['time', sql`update sign_ins set at = at + interval '1 day'`],
      ['end', sql`update sign_ins set expires_at = expires_at + interval '1 day'`],
    ])('claims are not opened with a %s that the database was made to say', async (_, change) => {
      await store.keep(signIn());
      await change.execute(database.executor);
      await expect(store.of(SESSION, NOON)).rejects.toThrow('altered');
    });

    it('claims are returned oldest first, until they expire', async () => {
      const later = signIn({ provider: 'a', at: minutes(1), expiresAt: minutes(61) });
      await store.keep(later);
      await store.keep(signIn());
      await store.keep(signIn({ sessionId: OTHER_SESSION }));
      expect(await store.of(SESSION, NOON)).toEqual([signIn(), later]);
      expect(await store.of(SESSION, minutes(60))).toEqual([later]);
    });

    it('later claims of the same provider replace earlier ones', async () => {
      await store.keep(signIn());
      const later = signIn({ values: { lastname: 'Dhondt' }, at: minutes(5) });
      await store.keep(later);
      expect(await store.of(SESSION, NOON)).toEqual([later]);
    });

    it('claims move to another session together', async () => {
      await store.keep(signIn());
      await store.keep(signIn({ provider: 'social', at: minutes(1) }));
      const moved = await store.of(SESSION, minutes(2));
      await store.move(SESSION, OTHER_SESSION);
      expect(await store.of(SESSION, minutes(2))).toEqual([]);
      expect(await store.of(OTHER_SESSION, minutes(2))).toEqual(
        moved.map((signIn) => ({ ...signIn, sessionId: OTHER_SESSION })),
      );
    });

    it('all claims of a session are deleted', async () => {
      await store.begin(attempt());
      await store.keep(signIn());
      await store.keep(signIn({ sessionId: OTHER_SESSION }));
      await store.forget(SESSION);
      expect(await store.take(attempt(), NOON)).toBeUndefined();
      expect(await store.of(SESSION, NOON)).toEqual([]);
      expect(await store.of(OTHER_SESSION, NOON)).toHaveLength(1);
    });

    it('all claims of a share’s sessions are deleted, and nothing else', async () => {
      const share = { id: '5ba2e000-0000-4000-8000-000000000001', generation: 1 };
      const times = { createdAt: NOON, expiresAt: minutes(60) };
      const sessions = createSqlSessions(database.executor);
      await sessions.open({ id: SESSION, ...times, share });
      await sessions.open({ id: OTHER_SESSION, ...times });
      for (const sessionId of [SESSION, OTHER_SESSION]) {
        await store.begin(attempt({ sessionId, stateHash: sessionId }));
        await store.keep(signIn({ sessionId }));
      }
      await store.forgetOfShare(share.id);
      expect(await store.of(SESSION, NOON)).toEqual([]);
      expect(await store.take(attempt({ stateHash: SESSION }), NOON)).toBeUndefined();
      expect(await store.of(OTHER_SESSION, NOON)).toHaveLength(1);
      expect(await store.take(attempt({ stateHash: OTHER_SESSION }), NOON)).toBeDefined();
    });

    it('the claims of a co-borrower’s session are deleted with it', async () => {
      const share = { id: '5ba2e000-0000-4000-8000-000000000001', generation: 1 };
      const times = { createdAt: NOON, expiresAt: minutes(30) };
      const sessions = createSqlSessions(database.executor);
      await sessions.open({ id: SESSION, ...times, share });
      await sessions.open({ id: OTHER_SESSION, ...times });
      for (const sessionId of [SESSION, OTHER_SESSION]) await store.keep(signIn({ sessionId }));
      expect(await sessions.purge(minutes(29))).toBe(0);
      expect(await store.of(SESSION, minutes(29))).toHaveLength(1);
      expect(await sessions.purge(minutes(30))).toBe(2);
      expect(await store.of(SESSION, minutes(30))).toEqual([]);
      expect(await store.of(OTHER_SESSION, minutes(30))).toHaveLength(1);
    });

    it('all claims are read, however many', async () => {
      const idOf = (n: number) => SESSION.replace(/\d{3}$/, String(100 + n));
      const many = Array.from({ length: PAGE + 5 }, (_, n) => signIn({ sessionId: idOf(n) }));
      for (const signIn of many) await store.keep(signIn);
      await store.keep(signIn({ sessionId: idOf(PAGE - 1), provider: 'social' }));
      const stored = [];
      for await (const signIn of store.each()) stored.push(signIn);
      expect(stored).toHaveLength(many.length + 1);
      expect(stored[0]).toEqual(many[0]);
    });

    it('expired claims are purged', async () => {
      await store.begin(attempt());
      await store.keep(signIn());
      expect(await store.purgeAttempts(minutes(14))).toBe(0);
      expect(await store.purgeAttempts(minutes(15))).toBe(1);
      expect(await store.purge(minutes(59))).toBe(0);
      expect(await store.purge(minutes(60))).toBe(1);
    });

    it('claims are encrypted, each bound to its own row', async () => {
      await store.begin(attempt());
      await store.keep(signIn());
      for (const table of ['sign_in_attempts', 'sign_ins']) {
        expect(await dumpTable(database, table)).not.toMatch(/Hondt|85\.07|readable/);
      }
      await sql`update sign_ins set provider = 'other'`.execute(database.executor);
      await expect(store.of(SESSION, NOON)).rejects.toThrow();
    });
  });
}
