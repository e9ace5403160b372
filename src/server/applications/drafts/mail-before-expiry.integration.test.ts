import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';

const SECOND = 1_000;
const DAY = 24 * 3_600_000;
const ACCEPTED = { conditionsAccepted: 'yes' };

let test: TestApp;
let calls: SharedRequests;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
  calls = new SharedRequests(test);
});
afterAll(() => test.close());

const at = (passed: number) => test.setNow(new Date(NOW.getTime() + passed));
const run = (letters: number) => calls.mailing(letters, () => test.runJob('mail-before-expiry'));

async function begin(uniqid: string, overrides: object, lang = 'nl') {
  const token = await test.openSession();
  const email = `${uniqid}@home.be`;
  const body = { lang, ...COMPLETE_ANSWERS, email, ...overrides };
  await calls.post(`/submit?action=pat_form&uniqid=${uniqid}&step=2`, body, token);
  return { token, email, body };
}

//
it('mails a link once, a day before the session ends, to applicants who may be mailed', async () => {
  const { token, email } = await begin('ending', ACCEPTED);
  await begin('without', { conditionsAccepted: 'no' });
  await begin('nowhere', { ...ACCEPTED, email: 'nowhere' });
  at(6 * DAY - SECOND);
  await run(0);
  at(6 * DAY);
  await run(1);
  await run(0);
  const [mail, ...others] = await test.mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Uw kredietaanvraag is niet verstuurd');
  for (const text of ['blijven bewaard tot', 'U hoeft niets te doen', '21/12/2026']) {
    expect(mail?.html).toContain(text);
    if (text !== 'blijven bewaard tot') expect(mail?.text).toContain(text);
  }
  const link = await calls.linkTo(email);
  expect(decodeURIComponent(link)).not.toContain(email);

  // The same browser continues: its session is extended, and nothing is mailed before its next end.
  const longer = (await calls.refresh(token)).json().token;
  at(12 * DAY + SECOND);
  await run(0);
  const opened = (await calls.refresh(link)).json();
  expect(JSON.parse(opened.encodedData)).toMatchObject({ uniqId: 'ending', email });
  expect((await calls.refresh(link)).statusCode, 'used').toBe(401);
  expect((await calls.refresh(longer)).json().encodedData).toBeNull();
  at(18 * DAY + 2 * SECOND);
  await run(0);
  test.setNow(NOW);
});

it('mails nothing once the request was sent', async () => {
  const { token, email, body } = await begin('sent', ACCEPTED, 'fr');
  const sending = () => calls.post('/submit?action=pat_form&send=1&uniqid=sent', body, token);
  await calls.mailing(1, sending);
  at(6 * DAY);
  await run(0);
  // As if it had been sent after the job and before its letter.
  const letter = {
    uniqid: 'sent',
    sessionId: String(decodeJwt(token).sub),
    because: 'sessionEnds',
  } as const;
  await calls.mailing(1, () =>
    test.storage.transact(({ enqueue }) => enqueue('draft-letter', letter)),
  );
  expect(await test.mailsTo(email)).toHaveLength(1);
  test.setNow(NOW);
});

it('mails nobody if it is turned off', async () => {
  const quiet = await openTestApp(await openDatabaseInMemory(), { mailsBeforeExpiry: false });
  const token = await quiet.openSession();
  const body = { lang: 'fr', ...COMPLETE_ANSWERS, ...ACCEPTED };
  const query = 'action=pat_form&uniqid=quiet&step=2';
  await new SharedRequests(quiet).post(`/submit?${query}`, body, token);
  quiet.setNow(new Date(NOW.getTime() + 6 * DAY));
  await new SharedRequests(quiet).mailing(0, () => quiet.runJob('mail-before-expiry'));
  await quiet.close();
});
