import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openNewsletterBench, SUBSCRIBER } from '#tests/server/newsletter-bench.ts';
import { NOW } from '#tests/server/test-app.ts';

const DAY = 24 * 3_600_000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const {
  test,
  received,
  subscription,
  call,
  mailedLink,
  openLink,
  pressButton,
  subscribe,
  delivered,
  auditedActions,
  purge,
} = openNewsletterBench();

// W-6.16
describe('the link that confirms', () => {
  it('does nothing when opened, and subscribes the address when pressed', async () => {
    await call({ lang: 'fr' });
    const link = await mailedLink();
    const opened = await openLink(link);
    expect(opened.statusCode).toBe(200);
    expect(opened.body).toContain('<form method="post">');
    expect(opened.headers['content-security-policy']).toContain("form-action 'self'");
    expect(opened.headers['cache-control']).toContain('no-store');
    expect(await subscription()).toBeUndefined();

    expect((await pressButton(link, '')).body).toContain('Votre inscription est confirmée');
    expect(await subscription()).toMatchObject({ email: SUBSCRIBER });
    const message = await delivered(1);
    expect(message).toMatchObject({
      type: 'newsletter.confirmed',
      data: { email: SUBSCRIBER, lang: 'fr', confirmedAt: NOW.toISOString() },
    });
    // Pressed again, also in the other language, it says the same.
    expect((await pressButton(link.replace('/fr/', '/nl/'))).body).toContain('is bevestigd');
    expect((await openLink(link)).body).not.toContain('<form');
    expect(received()).toHaveLength(1);
  });

  it('records when which words were agreed to, and not by whom', async () => {
    await subscribe();
    const entries = [];
    for await (const entry of test().storage.audit.each()) entries.push(entry);
    expect(entries).toMatchObject([{ actor: 'visitor', action: 'consent', subject: 'newsletter' }]);
    const details = JSON.parse(entries[0]?.details ?? '');
    expect(details).toMatchObject({
      askedAt: NOW.toISOString(),
      lang: 'nl',
      consents: [{ name: 'email', answer: 'yes' }],
    });
    expect(details.consents[0].text).toContain('hoogstens één keer per maand');
    expect(JSON.stringify(entries)).not.toContain('lotte');
  });

  it('works for seven days, after which nothing is kept', async () => {
    await call({ lang: 'fr' });
    const link = await mailedLink();
    test().setNow(later(7 * DAY - 1_000));
    expect(await purge()).toMatchObject({ newsletter: 0 });
    expect((await openLink(link)).body).toContain('<form');
    test().setNow(later(7 * DAY));
    const late = await pressButton(link);
    expect([late.statusCode, late.body]).toEqual([410, expect.stringContaining('7\u00a0jours')]);
    expect(late.body).toContain('href="/fr/#newsletter"');
    expect(await purge()).toMatchObject({ newsletter: 1 });
    expect((await openLink(link)).statusCode).toBe(410);
    expect(await auditedActions()).toEqual([]);
  });

  it('counts once, of several mails to the same address', async () => {
    await call();
    const first = await mailedLink();
    await call();
    const second = await mailedLink();
    expect(second).not.toBe(first);
    await Promise.all([pressButton(first), pressButton(second)]);
    expect(await auditedActions()).toEqual(['visitor consent']);
    expect((await pressButton(first)).statusCode).toBe(200);
  });

  it('cannot be forged', async () => {
    await call();
    const link = await mailedLink();
    const [, id = '', hash = ''] = /confirm\/([^/]+)\/(.+)$/.exec(link) ?? [];
    await call({ email: 'jan@example.be' });
    const theirs = await mailedLink('jan@example.be');
    for (const wrong of [
      link.replace(hash, hash.replace(/./g, 'A')),
      link.replace(id, randomUUID()),
      link.replace('confirm', 'unsubscribe'),
      theirs.replace(/[^/]+$/, hash),
      link.replace(id, 'x'),
    ])
      expect((await pressButton(wrong)).statusCode, wrong).toBe(404);
    expect(await subscription()).toBeUndefined();
  });
});
