import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openCommandBench } from '#tests/server/command-bench.ts';
import { deliverSubscription } from '../newsletter/deliver-subscription.ts';
import type { Subscription } from '../newsletter/subscription.ts';
import type { Storage } from '../storage/storage.ts';

const { bed, lost, run, json, actions } = openCommandBench();

const UNSUBSCRIBE = 'https://site.example/fr/newsletter/unsubscribe/1/2';

async function add(over: Partial<Subscription> = {}, storage: Storage = bed().storage) {
  const now = bed().now();
  const one: Subscription = {
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
    ...over,
  };
  await storage.newsletter.add(one);
  if (one.confirmedAt) await deliverSubscription(bed().storage, one.id, randomUUID(), now);
  return one;
}

describe('newsletter', () => {
  it('lists what came of each, without an address', async () => {
    expect((await run('newsletter', 'list')).output).toContain('Nobody');
    const counts = await add();
    const waits = await add({ confirmedAt: undefined, email: 'jan@example.be' });
    const { output } = await run('newsletter', 'list');
    expect(output).toContain(
      `${counts.id}  asked 2026-11-20 15:00  fr  confirmed 2026-11-20 15:00  delivery waiting`,
    );
    expect(output).toContain(
      `${waits.id}  asked 2026-11-20 15:00  fr  to confirm until 2026-11-27`,
    );
    expect(output).not.toContain('@');
    const listed: Record<string, string>[] = await json('newsletter', 'list');
    expect(listed.map(({ state }) => state).toSorted()).toEqual(['counts', 'waiting']);
  });

  it('exports who is to get it, and that is written down', async () => {
    const { id } = await add();
    await add({ confirmedAt: undefined });
    await add({ endedAt: bed().now(), email: 'jan@example.be' });
    const exported = await json('newsletter', 'export');
    expect(exported).toMatchObject([{ id, email: 'zoe@example.be', unsubscribe: UNSUBSCRIBE }]);
    const table = await run('newsletter', 'export', '--csv');
    expect(table.output.split('\r\n')[1]).toContain(`${id},fr,zoe@example.be,2026`);
    expect(await actions()).toEqual([
      ['export', 'newsletter'],
      ['export', 'newsletter'],
    ]);
  });

  it('exports nothing with gaps', async () => {
    const { id } = await add({}, lost());
    await add();
    const refused = await run('newsletter', 'export');
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining(id)]);
  });

  it.each([['an id'], ['an address']])('ends it by %s, and tells the lender', async (by) => {
    const { id, email } = await add();
    await bed().run();
    const typed = by === 'an id' ? id : email.toUpperCase();
    expect((await run('newsletter', 'remove', typed)).output).toContain(id);
    await bed().run();
    expect(bed().receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'newsletter.confirmed',
      'newsletter.ended',
    ]);
    expect(await actions()).toEqual([['withdrawal', 'newsletter']]);
    expect((await run('newsletter', 'remove', typed)).code).toBe(1);
    expect((await run('newsletter', 'remove', 'x')).code).toBe(1);
  });
});
