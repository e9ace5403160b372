import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateKeyRing, parseKeyRing, UnreadableError } from '../security/encryption/key-ring.ts';
import type { Storage } from '../stores/storage.ts';
import type { Subscription } from '../stores/subscription.ts';
import { createStorage } from './create-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
const hours = (n: number) => new Date(NOON.getTime() + n * 3_600_000);

const newSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  id: randomUUID(),
  lang: 'nl',
  email: 'Lotte@example.be',
  consent: 'Wie zich inschrijft, …',
  unsubscribe: 'https://site.example/nl/newsletter/unsubscribe/1/2',
  askedAt: NOON,
  expiresAt: hours(7 * 24),
  mailedAt: undefined,
  confirmedAt: undefined,
  endedAt: undefined,
  ...overrides,
});

/** What every database must do with the newsletter. Run on PGlite and on a real PostgreSQL. */
export function describeNewsletter(engine: string, open: () => Promise<Database>): void {
  describe(`the newsletter on ${engine}`, () => {
    let database: Database;
    const [old, young] = [generateKeyRing(), generateKeyRing().replace('k1:', 'k2:')];
    const storageBy = (keys: string): Storage => {
      const keyRing = parseKeyRing(keys);
      if (keyRing === undefined) throw new Error('No keys');
      return createStorage(database, keyRing, { enqueueIn: async () => {} });
    };
    let storage: Storage;

    beforeAll(async () => {
      database = await open();
      await migrate(database);
      storage = storageBy(old);
    });
    afterAll(() => database.close());
    beforeEach(async () => {
      for (const table of ['newsletterSubscriptions', 'deliveries'])
        await sql`delete from ${sql.table(table)}`.execute(database.executor);
    });

    const add = async (overrides?: Partial<Subscription>) => {
      const subscription = newSubscription(overrides);
      await storage.newsletter.add(subscription);
      return subscription;
    };

    it('returns what was stored, and stores it encrypted', async () => {
      const subscription = await add();
      expect(await storage.newsletter.find(subscription.id)).toEqual(subscription);
      const { rows } = await sql`select * from newsletter_subscriptions`.execute(database.executor);
      expect(JSON.stringify(rows).toLowerCase()).not.toContain('lotte');
      expect(JSON.stringify(rows)).not.toContain(Buffer.from('Lotte').toString('hex'));
      const { email: _, consent: __, unsubscribe: ___, ...summary } = subscription;
      expect(await storage.newsletter.list()).toEqual([summary]);
    });

    //
    it.each([
      ['confirmed', {}, sql`update newsletter_subscriptions set confirmed_at = now()`],
      [
        'not ended',
        { confirmedAt: hours(1), endedAt: hours(2) },
        sql`update newsletter_subscriptions set ended_at = null`,
      ],
      [
        'asked for later',
        {},
        sql`update newsletter_subscriptions set asked_at = asked_at + interval '1 day'`,
      ],
      [
        'open for longer',
        {},
        sql`update newsletter_subscriptions set expires_at = expires_at + interval '1 day'`,
      ],
    ])('does not open one that the database was made to say is %s', async (_, state, change) => {
      const { id } = await add(state);
      await change.execute(database.executor);
      await expect(storage.newsletter.find(id)).rejects.toThrow('altered');
    });

    it('finds the current subscription, however the address is written', async () => {
      await add();
      await add({ confirmedAt: hours(1), endedAt: hours(2) });
      const subscription = await add({ confirmedAt: hours(3) });
      expect(await storage.newsletter.findCounting(' LOTTE@EXAMPLE.BE ')).toEqual(subscription);
      expect(await storage.newsletter.findCounting('jan@example.be')).toBeUndefined();
      await storage.newsletter.markEnded(subscription.id, hours(4));
      expect(await storage.newsletter.findCounting(subscription.email)).toBeUndefined();
    });

    it('finds an address that was hashed with an earlier key', async () => {
      const subscription = await add({ confirmedAt: NOON });
      const rotated = storageBy(`${young},${old}`);
      expect(await rotated.newsletter.findCounting(subscription.email)).toEqual(subscription);
      expect(await storageBy(young).newsletter.findCounting(subscription.email)).toBeUndefined();
    });

    it('counts the mails to one address since a moment', async () => {
      await add({ mailedAt: hours(-1) });
      await add({ mailedAt: hours(1), endedAt: hours(2), confirmedAt: hours(1) });
      await add({ email: 'jan@example.be', mailedAt: hours(1) });
      const { id } = await add();
      expect(await storage.newsletter.countMailed('lotte@example.be', NOON)).toBe(1);
      await storage.newsletter.markMailed(id, hours(2));
      expect(await storage.newsletter.countMailed('lotte@example.be', NOON)).toBe(2);
    });

    it('decrypts each, and names what cannot be read', async () => {
      const lost = newSubscription();
      await storageBy(young).newsletter.add(lost);
      const subscription = await add();
      const unreadable: string[] = [];
      const stored: Subscription[] = [];
      for await (const each of storage.newsletter.each(({ id }) => unreadable.push(id)))
        stored.push(each);
      expect(stored).toEqual([subscription]);
      expect(unreadable).toEqual([lost.id]);
      await expect(storage.newsletter.find(lost.id)).rejects.toThrow(UnreadableError);
      await storage.newsletter.remove(lost.id);
      expect(await storage.newsletter.list()).toHaveLength(1);
    });

    it('forgets what nobody confirmed, and an ended subscription once it was delivered', async () => {
      await add({ expiresAt: hours(1) });
      await add({ confirmedAt: NOON, expiresAt: hours(1) });
      const ended = await add({ confirmedAt: NOON, endedAt: NOON, expiresAt: hours(1) });
      const messageId = randomUUID();
      const subject = { kind: 'newsletter' as const, subjectId: ended.id };
      await storage.deliveries.put({ ...subject, messageId, dueAt: NOON });
      const at = (n: number) => storage.newsletter.purge(hours(n), hours(n - 1));
      expect(await at(0.5)).toBe(0);
      expect(await at(1)).toBe(1);
      expect(await at(69)).toBe(0);
      await storage.deliveries.markDelivered(messageId, hours(70));
      expect(await at(70.9)).toBe(0);
      expect(await at(71)).toBe(1);
      expect(await storage.newsletter.list()).toHaveLength(1);
      expect(await storage.deliveries.find(subject)).toBeUndefined();
    });

    //
    it('forgets an ended subscription though its delivery was given up', async () => {
      const ended = await add({ confirmedAt: NOON, endedAt: NOON });
      const messageId = randomUUID();
      const subject = { kind: 'newsletter' as const, subjectId: ended.id };
      await storage.deliveries.put({ ...subject, messageId, dueAt: NOON });
      await storage.deliveries.giveUp(messageId, hours(72), 'refused');
      expect(await storage.newsletter.purge(hours(200), hours(71.9))).toBe(0);
      expect(await storage.newsletter.purge(hours(200), hours(72))).toBe(1);
      expect(await storage.newsletter.list()).toEqual([]);
      expect(await storage.deliveries.find(subject)).toBeUndefined();
    });

    //
    it.each(['an undelivered', 'no'])(
      'forgets an ended subscription that nothing delivers: %s delivery',
      async (has) => {
        const ended = await add({ confirmedAt: NOON, endedAt: NOON });
        const subject = { kind: 'newsletter' as const, subjectId: ended.id };
        if (has !== 'no')
          await storage.deliveries.put({ ...subject, messageId: randomUUID(), dueAt: NOON });
        expect(await storage.newsletter.purge(hours(200), hours(71.9))).toBe(0);
        expect(await storage.newsletter.purge(hours(200), hours(72))).toBe(1);
        expect(await storage.newsletter.list()).toEqual([]);
        expect(await storage.deliveries.find(subject)).toBeUndefined();
      },
    );

    it('serialises changes to an address', async () => {
      const { id, email } = await add();
      const confirm = () =>
        storage.transact(async ({ newsletter }) => {
          await newsletter.claim(email);
          if ((await newsletter.findCounting(email)) !== undefined) return false;
          await newsletter.markConfirmed(id, NOON);
          return true;
        });
      const outcomes = await Promise.all([confirm(), confirm(), confirm()]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
    });
  });
}
