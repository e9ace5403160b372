import { describe, expect, it } from 'vitest';
import {
  NEWSLETTER_FORM,
  openNewsletterBench,
  SUBSCRIBER,
} from '#tests/server/newsletter-bench.ts';
import { NOW } from '#tests/server/test-app.ts';
import { UNREGISTERED } from '#tests/server/unregistered-erasure.ts';
import { erasePerson } from '../../data-protection/erasure/erase-person.ts';

const DAY = 24 * 3_600_000;
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const {
  test,
  received,
  subscription,
  call,
  mails,
  openLink,
  pressButton,
  subscribe,
  delivered,
  unsubscribeLink,
  allDelivered,
  auditedActions,
  purge,
} = openNewsletterBench();

describe('the link that ends it', () => {
  it('asks first, and tells the lender', async () => {
    await subscribe();
    const link = await unsubscribeLink();
    const opened = await openLink(link);
    expect(opened.body).toContain('Niet meer ontvangen');
    expect(await subscription()).toBeDefined();

    test().setNow(later(DAY));
    expect((await pressButton(link)).body).toContain('Genoteerd');
    expect(await subscription()).toBeUndefined();
    expect(await delivered(2)).toMatchObject({
      type: 'newsletter.ended',
      data: { email: SUBSCRIBER, endedAt: later(DAY).toISOString() },
    });
    expect(await auditedActions()).toEqual(['visitor consent', 'visitor withdrawal']);
    expect((await pressButton(link)).statusCode).toBe(200);
    expect(received()).toHaveLength(2);
  });

  it('is pressed by mail programs, as in RFC 8058', async () => {
    await subscribe();
    const link = await unsubscribeLink();
    const part = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';
    const answer = await test().app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: `${part}\r\n--x--\r\n`,
    });
    expect(answer.statusCode).toBe(200);
    expect(await subscription()).toBeUndefined();
  });

  it('the unsubscribe link of an older newsletter ends a new subscription too', async () => {
    const confirm = await subscribe();
    const link = await unsubscribeLink();
    await pressButton(link);
    // The confirmation mail is still in the mailbox.
    expect((await pressButton(confirm)).body).toContain('beëindigd');
    expect(await subscription()).toBeUndefined();
    await subscribe();
    expect(await subscription()).toBeDefined();
    await pressButton(link);
    expect(await subscription()).toBeUndefined();
  });

  it('works until 31 days after its end was delivered', async () => {
    await subscribe();
    const link = await unsubscribeLink();
    await pressButton(link);
    await delivered(2);
    await allDelivered();
    test().setNow(later(31 * DAY - 1_000));
    expect(await purge()).toMatchObject({ newsletter: 0 });
    test().setNow(later(31 * DAY));
    expect(await purge()).toMatchObject({ newsletter: 1 });
    expect((await pressButton(link)).statusCode).toBe(410);
    expect(await test().storage.deliveries.list()).toEqual([]);
  });
});

describe('a subscriber', () => {
  it('is erased by the e-mail address, with pending deliveries', async () => {
    await subscribe();
    await call();
    await mails();
    const own = { storage: test().storage, actor: 'operator:anna', now: test().now } as const;
    const services = { ...own, ...UNREGISTERED };
    const erased = await erasePerson(services, { email: 'LOTTE@example.be' });
    const what = erased?.holdings.map((holding) => holding.what);
    expect(what).toEqual(['newsletter', 'newsletter', 'mail', 'mail']);
    expect(await test().storage.newsletter.list()).toEqual([]);
    expect(await test().storage.deliveries.list()).toEqual([]);
  });

  it('is never named in the log or in a job', async () => {
    await subscribe();
    await delivered(1);
    expect(test().log()).toContain(NEWSLETTER_FORM);
    expect(test().log()).not.toContain('lotte');
    expect(JSON.stringify(await test().jobs())).not.toContain('lotte');
  });
});
