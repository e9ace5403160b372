import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { generateKeyRing, parseKeyRing } from '../security/encryption/key-ring.ts';
import type { Prospect } from '../stores/prospect-store.ts';
import type { Stores } from '../stores/storage.ts';
import { storesOn } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const minutes = (n: number) => new Date(NOON.getTime() + n * 60_000);
const uuid = (n: number) => `0b54e7a4-0000-4000-8000-${String(n).padStart(12, '0')}`;
const SECRET = 'Émile D’Hondt';

const due = (n: number, dueAt = NOON) => ({
  kind: 'request' as const,
  subjectId: uuid(n),
  messageId: uuid(100 + n),
  dueAt,
});

const delayed = (n: number, dueAt: Date) => ({ ...due(n, dueAt), kind: 'prospect' as const });

const prospect = (overrides: Partial<Prospect> = {}): Prospect => ({
  id: uuid(1),
  sessionId: uuid(7),
  uniqid: 'one',
  content: {
    lang: 'fr',
    step: '1',
    product: 'TAEGPSA1',
    contact: { firstname: SECRET },
    visit: { source: 'journal' },
  },
  savedAt: NOON,
  expiresAt: minutes(60),
  ...overrides,
});

/** What every database must do with deliveries and prospects. */
export function describeDeliveryStorage(engine: string, open: () => Promise<Database>): void {
  describe(`deliveries and prospects on ${engine}`, () => {
    let database: Database;
    let stores: Stores;

    beforeAll(async () => {
      database = await open();
      await migrate(database);
      const keyRing = parseKeyRing(generateKeyRing());
      if (keyRing === undefined) throw new Error('No keys');
      stores = storesOn(database.executor, keyRing);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      for (const table of ['deliveries', 'prospects'])
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
    });

    const everyProspect = async () => {
      const all: Prospect[] = [];
      for await (const each of stores.prospects.each()) all.push(each);
      return all;
    };

    const claimed = async (at = NOON, until = minutes(5), limit = 9) =>
      (await stores.deliveries.claim(at, until, limit)).map(({ subjectId }) => subjectId).sort();

    it('are leased when due, to one taker at a time, and again after the lease', async () => {
      await stores.deliveries.put(due(1));
      await stores.deliveries.put(delayed(2, minutes(1)));
      expect(await claimed()).toEqual([uuid(1)]);
      expect(await claimed()).toEqual([]);
      expect(await claimed(minutes(5))).toEqual([uuid(1), uuid(2)]);
      expect(await stores.deliveries.find(due(1))).toMatchObject({
        attempts: 2,
        firstAttemptAt: NOON,
        nextAttemptAt: NOON,
      });
    });

    it('are first attempted at once, though put by a server whose clock is ahead', async () => {
      await stores.deliveries.put(due(1, minutes(10)));
      expect(await claimed(NOON, minutes(5))).toEqual([uuid(1)]);
      await stores.deliveries.postpone(due(1).messageId, minutes(10), 'webhook: status 500');
      expect(await claimed(minutes(9))).toEqual([]);
      expect(await claimed(minutes(10), minutes(15))).toEqual([uuid(1)]);
    });

    it('are retried on request, but not while leased', async () => {
      await stores.deliveries.put(due(1));
      await claimed();
      await stores.deliveries.retry(due(1).messageId, NOON);
      expect(await claimed(minutes(4))).toEqual([]);
      await stores.deliveries.giveUp(due(1).messageId, minutes(4), 'webhook: timeout');
      expect(await claimed(minutes(9))).toEqual([]);
      await stores.deliveries.retry(due(1).messageId, minutes(10));
      expect(await claimed(minutes(10), minutes(15))).toEqual([uuid(1)]);
      expect(await stores.deliveries.find(due(1))).toMatchObject({
        attempts: 1,
        firstAttemptAt: minutes(10),
        failedAt: undefined,
        lastFailure: 'webhook: timeout',
      });
      await stores.deliveries.markDelivered(due(1).messageId, minutes(10));
      await stores.deliveries.retry(due(1).messageId, minutes(11));
      expect(await claimed(minutes(99))).toEqual([]);
    });

    it('are leased oldest first, never more than asked for', async () => {
      for (const n of [1, 2, 3, 4]) await stores.deliveries.put(due(n, minutes(-n)));
      expect(await claimed(NOON, minutes(5), 2)).toEqual([uuid(3), uuid(4)]);
    });

    it('go to one taker each, however many ask at once', async () => {
      for (let n = 1; n <= 20; n += 1) await stores.deliveries.put(due(n));
      const takes = await Promise.all([1, 2, 3, 4, 5].map(() => claimed(NOON, minutes(5), 4)));
      expect(new Set(takes.flat()).size).toBe(takes.flat().length);
      const rest = await claimed(NOON, minutes(5), 20);
      expect([...takes.flat(), ...rest].sort()).toHaveLength(20);
    });

    it('remember how many attempts were made', async () => {
      await stores.deliveries.put(due(1));
      const { messageId } = due(1);
      await stores.deliveries.markTaken(messageId, 'mail', minutes(1));
      await stores.deliveries.postpone(messageId, minutes(2), 'webhook: status 500');
      expect(await stores.deliveries.find(due(1))).toEqual({
        kind: 'request',
        subjectId: uuid(1),
        messageId,
        nextAttemptAt: minutes(2),
        attempts: 0,
        firstAttemptAt: undefined,
        lastFailure: 'webhook: status 500',
        done: { webhook: undefined, mail: minutes(1) },
        deliveredAt: undefined,
        failedAt: undefined,
      });
      await stores.deliveries.markDelivered(messageId, minutes(3));
      expect(await claimed(minutes(9))).toEqual([]);
      const listed = (await stores.deliveries.listOf('request', [uuid(1)])).get(uuid(1));
      expect(listed).toMatchObject({ deliveredAt: minutes(3), lastFailure: undefined });
    });

    //
    it('hold the marks of channels that took them at the same time', async () => {
      await stores.deliveries.put(due(1));
      const { messageId } = due(1);
      await Promise.all([
        stores.deliveries.markTaken(messageId, 'webhook', minutes(1)),
        stores.deliveries.markTaken(messageId, 'mail', minutes(2)),
      ]);
      const [claimed] = await stores.deliveries.claim(minutes(3), minutes(8), 9);
      expect(claimed?.done).toEqual({ webhook: minutes(1), mail: minutes(2) });
    });

    //
    it.each([
      ['as it is', sql``],
      ['with its seal taken off', sql`, sealed = null`],
    ])('are attempted by a channel that somebody marked as done, %s', async (_, more) => {
      await stores.deliveries.put(due(1));
      await sql`update deliveries set webhook_at = now()${more}`.execute(database.executor);
      const { messageId } = due(1);
      await stores.deliveries.markTaken(messageId, 'mail', minutes(1));
      const [claimed] = await stores.deliveries.claim(minutes(3), minutes(8), 9);
      expect(claimed?.done).toEqual({ webhook: undefined, mail: minutes(1) });
    });

    it('are not leased any more once given up, and are counted', async () => {
      for (const n of [1, 2, 3]) await stores.deliveries.put(due(n));
      await stores.deliveries.put({ ...due(4), kind: 'prospect' });
      await stores.deliveries.giveUp(due(1).messageId, NOON, 'webhook: timeout');
      await stores.deliveries.markDelivered(due(2).messageId, NOON);
      expect(await claimed(minutes(9999))).toEqual([uuid(3), uuid(4)]);
      expect(await stores.deliveries.listFailed()).toMatchObject([
        { subjectId: uuid(1), failedAt: NOON, lastFailure: 'webhook: timeout' },
      ]);
      expect(await stores.deliveries.count()).toEqual([
        { kind: 'prospect', waiting: 1, delivered: 0, failed: 0 },
        { kind: 'request', waiting: 1, delivered: 1, failed: 1 },
      ]);
    });

    it('are listed by when their subject came in, newest first', async () => {
      const first = exampleRequest(undefined, { id: uuid(1), sentAt: NOON });
      await stores.requests.add(first);
      await stores.prospects.save(prospect({ id: uuid(2), savedAt: minutes(1) }));
      await stores.deliveries.put(due(1));
      await stores.deliveries.put({ ...due(2, minutes(1)), kind: 'prospect' });
      await stores.deliveries.put(due(3, minutes(2)));
      await stores.deliveries.put(due(1, minutes(90)));
      const listed = await stores.deliveries.list();
      expect(listed.map(({ subjectId, reference }) => [subjectId, reference])).toEqual([
        [uuid(3), undefined],
        [uuid(2), undefined],
        [uuid(1), first.reference],
      ]);
      expect(listed[2]).toMatchObject({ messageId: due(1).messageId, nextAttemptAt: minutes(90) });
      expect(await stores.deliveries.list({ newest: 2 })).toEqual(listed.slice(0, 2));
      expect(await stores.deliveries.list({ failed: true })).toEqual([]);
      await stores.requests.remove(uuid(1));
    });

    it('start again under a new message, which an older attempt leaves alone', async () => {
      await stores.deliveries.put(due(1));
      await claimed();
      await stores.deliveries.put({ ...due(1), messageId: uuid(200), dueAt: minutes(1) });
      await stores.deliveries.markTaken(due(1).messageId, 'webhook', NOON);
      await stores.deliveries.markDelivered(due(1).messageId, NOON);
      await stores.deliveries.giveUp(due(1).messageId, NOON, 'x');
      await stores.deliveries.postpone(due(1).messageId, minutes(90), 'x');
      expect(await stores.deliveries.find(due(1))).toMatchObject({
        messageId: uuid(200),
        nextAttemptAt: minutes(1),
        attempts: 0,
        done: { webhook: undefined },
        deliveredAt: undefined,
        failedAt: undefined,
      });
    });

    it('can be removed', async () => {
      await stores.deliveries.put(due(1));
      await stores.deliveries.remove({ ...due(1), kind: 'prospect' });
      expect(await stores.deliveries.find(due(1))).toBeDefined();
      await stores.deliveries.remove(due(1));
      expect(await stores.deliveries.find(due(1))).toBeUndefined();
    });

    it('prospects come back as they were saved, and hold nothing readable', async () => {
      expect(await stores.prospects.save(prospect())).toBe(uuid(1));
      expect(await stores.prospects.find(uuid(1))).toEqual(prospect());
      expect(await stores.prospects.findOf(uuid(7), 'one')).toEqual(prospect());
      expect(await stores.prospects.findOf(uuid(8), 'one')).toBeUndefined();
      const { rows } = await sql<{ sealed: Uint8Array }>`select * from prospects`.execute(
        database.executor,
      );
      expect(JSON.stringify(rows)).not.toContain('Hondt');
      expect(Buffer.from(rows[0]?.sealed ?? []).toString('utf8')).not.toContain('Hondt');
    });

    //
    it.each([
      ['session', sql`update prospects set session_id = ${uuid(8)}`],
      ['application', sql`update prospects set uniqid = 'theirs'`],
      ['end', sql`update prospects set expires_at = expires_at + interval '1 day'`],
      ['time', sql`update prospects set saved_at = saved_at + interval '1 day'`],
    ])(
      'prospects are not opened with another %s that the database was made to say',
      async (_, change) => {
        await stores.prospects.save(prospect());
        await change.execute(database.executor);
        await expect(stores.prospects.find(uuid(1))).rejects.toThrow('altered');
      },
    );

    it('prospects move to another session, and open there', async () => {
      await stores.prospects.save(prospect());
      await stores.prospects.move('one', uuid(9), uuid(8));
      expect(await stores.prospects.find(uuid(1))).toEqual(prospect());
      await stores.prospects.move('one', uuid(7), uuid(8));
      expect(await stores.prospects.findOf(uuid(8), 'one')).toEqual(
        prospect({ sessionId: uuid(8) }),
      );
    });

    it('prospects are updated, not duplicated', async () => {
      await stores.prospects.save(prospect());
      const later = prospect({ id: uuid(2), savedAt: minutes(1), expiresAt: minutes(99) });
      expect(await stores.prospects.save(later)).toBe(uuid(1));
      expect(await stores.prospects.find(uuid(1))).toEqual({ ...later, id: uuid(1) });
      expect(await stores.prospects.find(uuid(2))).toBeUndefined();
      await stores.prospects.save(prospect({ id: uuid(3), sessionId: uuid(8) }));
      const all = await everyProspect();
      expect(all.map(({ id }) => id)).toEqual([uuid(1), uuid(3)]);
    });

    it('prospects are deleted when expired, with their pending deliveries', async () => {
      await stores.prospects.save(prospect());
      await stores.deliveries.put({ ...due(1), messageId: uuid(300), kind: 'prospect' });
      await stores.deliveries.put(due(1));
      expect(await stores.prospects.purge(minutes(59))).toBe(0);
      expect(await stores.prospects.purge(minutes(60))).toBe(1);
      expect(await stores.deliveries.find({ ...due(1), kind: 'prospect' })).toBeUndefined();
      expect(await stores.deliveries.find(due(1))).toBeDefined();
    });

    it('prospects are all read, however many', async () => {
      for (let n = 1; n <= 401; n += 1)
        await stores.prospects.save(prospect({ id: uuid(n), uniqid: `${n}` }));
      const all = await everyProspect();
      expect(new Set(all.map(({ id }) => id)).size).toBe(401);
      await stores.prospects.remove(uuid(401));
      expect(await stores.prospects.find(uuid(401))).toBeUndefined();
    });
  });
}
