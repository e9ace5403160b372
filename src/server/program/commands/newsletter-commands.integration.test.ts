import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { deliverSubscription } from '../../inquiries/newsletter/deliver-subscription.ts';
import type { Storage } from '../../stores/storage.ts';
import type { Subscription } from '../../stores/subscription.ts';

const { fixture, lost, run, json, actions } = openCommandBench();

const UNSUBSCRIBE = 'https://site.example/fr/newsletter/unsubscribe/1/2';

async function add(overrides: Partial<Subscription> = {}, storage: Storage = fixture().storage) {
  const now = fixture().now();
  const subscription: Subscription = {
    id: randomUUID(),
    lang: 'fr',
    email: 'zoe@example.be',
    consent: 'En vous inscrivant, …',
    unsubscribe: UNSUBSCRIBE,
    askedAt: now,
    expiresAt: new Date(now.getTime() + 7 * 24 * 3_600_000),
    mailedAt: now,
    confirmedAt: now,
    endedAt: undefined,
    ...overrides,
  };
  await storage.newsletter.add(subscription);
  if (subscription.confirmedAt)
    await deliverSubscription(fixture().storage, subscription.id, randomUUID(), now);
  return subscription;
}

describe('newsletter', () => {
  it('lists the state of each subscription, without an address', async () => {
    expect((await run('newsletter', 'list')).output).toContain('no newsletter subscriptions');
    const counts = await add();
    const waits = await add({ confirmedAt: undefined, email: 'jan@example.be' });
    const { output } = await run('newsletter', 'list');
    expect(output).toContain(
      `${counts.id}  requested 2026-11-20 15:00  fr  confirmed 2026-11-20 15:00  delivery waiting`,
    );
    expect(output).toContain(
      `${waits.id}  requested 2026-11-20 15:00  fr  to confirm until 2026-11-27`,
    );
    expect(output).not.toContain('@');
    const listed: Record<string, string>[] = await json('newsletter', 'list');
    expect(listed.map(({ state }) => state).toSorted()).toEqual(['counts', 'waiting']);
  });

  it('exports the subscribers, and that is recorded', async () => {
    const { id } = await add();
    await add({ confirmedAt: undefined });
    await add({ endedAt: fixture().now(), email: 'jan@example.be' });
    const exported = await json('newsletter', 'export');
    expect(exported).toMatchObject([{ id, email: 'zoe@example.be', unsubscribe: UNSUBSCRIBE }]);
    const table = await run('newsletter', 'export', '--csv');
    expect(table.output.split('\r\n')[1]).toContain(`${id};fr;zoe@example.be;2026`);
    expect(await actions()).toEqual([
      ['export', 'newsletter'],
      ['export', 'newsletter'],
    ]);
  });

  it('exports nothing if there would be gaps', async () => {
    const { id } = await add({}, lost());
    await add();
    const refused = await run('newsletter', 'export');
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(id)]);
  });

  it.each([['an id'], ['an address']])(
    'ends a subscription by %s, and delivers that to the lender',
    async (by) => {
      const { id, email } = await add();
      await fixture().run();
      const typed = by === 'an id' ? id : email.toUpperCase();
      expect((await run('newsletter', 'remove', typed)).output).toContain(id);
      await fixture().run();
      expect(fixture().receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
        'newsletter.confirmed',
        'newsletter.ended',
      ]);
      expect(await actions()).toEqual([['withdrawal', 'newsletter']]);
      expect((await run('newsletter', 'remove', typed)).code).toBe(1);
      expect((await run('newsletter', 'remove', 'x')).code).toBe(1);
    },
  );
});
