import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { remindAndExpireShares } from '../../applications/shares/remind-and-expire.ts';
import { sendNewsletterLetter } from '../../inquiries/newsletter/send-newsletter-letter.ts';
import { restrictPerson, unrestrictPerson } from './restrict-person.ts';

//

const DAY = 24 * 3_600_000;

let test: TestApp;
let calls: SharedRequests;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  calls = new SharedRequests(test);
});
beforeEach(() => test.setNow(NOW));
afterAll(() => test.close());

const services = () => {
  const { storage, now } = test;
  return { storage, now, actor: 'operator:anna', newId: () => randomUUID() } as const;
};
const restrict = (email: string) => restrictPerson(services(), { email }, 'a complaint');
const unrestrict = (email: string) => unrestrictPerson(services(), { email }, 'settled');

async function begin(uniqid: string, answers: object) {
  const token = await test.openSession();
  const body = { lang: 'nl', ...answers, email: `${uniqid}@home.be` };
  await calls.post(`/submit?action=pat_form&uniqid=${uniqid}&step=6`, body, token);
  return { token, email: body.email, body };
}

it('nobody is reminded of a restricted draft before its session ends', async () => {
  const { email } = await begin('ending', { ...COMPLETE_ANSWERS, conditionsAccepted: 'yes' });
  await restrict(email);
  test.setNow(new Date(NOW.getTime() + 6 * DAY));
  await calls.mailing(0, () => test.runJob('mail-before-expiry'));
  await unrestrict(email);
  await calls.mailing(1, () => test.runJob('mail-before-expiry'));
});

it('what is sent from a restricted draft is neither confirmed nor told to the co-borrower', async () => {
  const { token, email, body } = await begin('sent', COUPLE_ANSWERS);
  await restrict(email);
  const sent = await calls.mailing(2, () =>
    calls.post('/submit?action=pat_form&uniqid=sent&step=6&send=1', body, token),
  );
  expect(sent.statusCode).toBe(200);
  expect(await test.mailsTo(email)).toEqual([]);
  expect(await test.mailsTo(String(COUPLE_ANSWERS.coborrowerEmail))).toEqual([]);
  const [request] = await test.storage.requests.list();
  expect(request).toMatchObject({ uniqid: 'sent', confirmedAt: undefined });
});

it('a restricted share sends no letters, and neither reminds nor ends', async () => {
  const { key, email, token } = await calls.begin('shared');
  await restrict(email);
  test.setNow(new Date(NOW.getTime() + DAY));
  await calls.mailing(1, () => calls.post('/shares/resend', { key }, token));
  expect(await test.mailsTo(email)).toHaveLength(1);
  const { storage } = test;
  const later = () => new Date(NOW.getTime() + 60 * DAY);
  expect(await remindAndExpireShares({ storage, now: later })).toEqual({ reminded: 0, lapsed: 0 });
  await unrestrict(email);
  expect(await remindAndExpireShares({ storage, now: later })).toEqual({ reminded: 0, lapsed: 1 });
});

it('a restricted subscription is not mailed', async () => {
  const { storage, now } = test;
  const [id, email] = [randomUUID(), 'reader@home.be'];
  const askedAt = now();
  const expiresAt = new Date(askedAt.getTime() + DAY);
  await storage.newsletter.add({
    ...{ id, lang: 'fr', email, consent: '', unsubscribe: '', askedAt, expiresAt },
    ...{ mailedAt: undefined, confirmedAt: undefined, endedAt: undefined },
  });
  await restrict(email);
  let mailed = 0;
  const mailer = {
    send: async () => {
      mailed += 1;
    },
    close: async () => {},
  };
  const newsletterLinks = { pathOf: () => '/' };
  const letters = { storage, now, mailer, newsletterLinks, configuration: fluvia, publicUrl: '' };
  await sendNewsletterLetter(letters, { subscriptionId: id });
  expect(mailed).toBe(0);
  await unrestrict(email);
  await sendNewsletterLetter(letters, { subscriptionId: id });
  expect(mailed).toBe(1);
});
