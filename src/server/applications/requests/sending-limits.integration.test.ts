import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { SHARED_ANSWERS } from '#tests/examples/shared-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { SharedRequests } from '#tests/server/shared-request.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { MAX_LINKS_A_DAY } from '../../letters/mail/addressee-limits.ts';
import { MAX_CONFIRMATIONS_A_DAY, MAX_REQUESTS_A_DAY } from './sending-limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory(), {
    settings: { publicUrl: 'http://localhost:3000', rateLimit: 1, trustProxy: false },
  });
});
afterAll(() => test.close());

const send = (token: string, uniqid: string, email: string, overrides: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/submit?action=pat_form&send=1&uniqid=${uniqid}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { lang: 'fr', ...COMPLETE_ANSWERS, email, ...overrides },
  });

//
describe('a session', () => {
  it('sends only so many requests a day, and learns when it may send another', async () => {
    const token = await test.openSession();
    for (let n = 0; n < MAX_REQUESTS_A_DAY; n += 1) {
      test.setNow(new Date(NOW.getTime() + n * HOUR));
      expect((await send(token, `many-${n}`, `many-${n}@example.be`)).statusCode).toBe(200);
    }
    const refused = await send(token, 'one-more', 'one-more@example.be');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ type: 'urn:loanfront:problem:sent-too-often' });
    const left = DAY - (MAX_REQUESTS_A_DAY - 1) * HOUR;
    expect(refused.headers['retry-after']).toBe(String(left / 1000));
    const sent = await test.storage.requests.list();
    expect(sent.map(({ uniqid }) => uniqid)).not.toContain('one-more');

    expect((await send(token, 'many-0', 'many-0@example.be')).statusCode, 'sent before').toBe(200);
    const wrong = await send(token, 'wrong', 'wrong@example.be', { lastname: '' });
    expect(wrong.statusCode, 'what is wrong comes first').toBe(422);
    test.setNow(new Date(NOW.getTime() + DAY));
    expect((await send(token, 'one-more', 'one-more@example.be')).statusCode).toBe(200);
    test.setNow(NOW);
  });
});

describe('an address', () => {
  it('gets only so many confirmations a day, regardless of who names it', async () => {
    const address = 'nobody-asked@example.be';
    const uniqids = Array.from({ length: MAX_CONFIRMATIONS_A_DAY + 2 }, (_, n) => `stranger-${n}`);
    await Promise.all(
      uniqids.map(async (uniqid) => {
        const answer = await send(await test.openSession(), uniqid, address.toUpperCase());
        expect(answer.statusCode).toBe(200);
      }),
    );
    const withheld = async () =>
      (await test.storage.requests.list()).filter(
        ({ uniqid, confirmationWithheldAt }) =>
          uniqid.startsWith('stranger-') && confirmationWithheldAt !== undefined,
      );
    expect(await withheld()).toHaveLength(2);
    await test.allMailed();
    expect(await test.mailsTo(address.toUpperCase())).toHaveLength(MAX_CONFIRMATIONS_A_DAY);

    test.setNow(new Date(NOW.getTime() + DAY));
    await send(await test.openSession(), 'stranger-next-day', address);
    await test.allMailed();
    expect(await test.mailsTo(address)).toHaveLength(1);
    expect(await withheld()).toHaveLength(2);
    test.setNow(NOW);
  });

  it('is mailed only so many links to drafts a day, regardless of who names it', async () => {
    const shared = new SharedRequests(test);
    const call = async (n: number, email: string) => {
      const token = await test.openSession();
      const body = { lang: 'fr', ...COMPLETE_ANSWERS, email };
      await shared.post(`/submit?action=pat_form&uniqid=draft-${n}&step=2`, body, token);
      return await shared.post('/draft-link', {}, token);
    };
    for (let n = 0; n < MAX_LINKS_A_DAY; n += 1)
      expect((await call(n, 'drafts@example.be')).statusCode).toBe(200);
    const refused = await call(MAX_LINKS_A_DAY, 'Drafts@example.be');
    expect(refused.json()).toMatchObject({ status: 409, type: /mailed-recently/ });
    const wait = Date.parse(refused.json().again) - NOW.getTime();
    expect(wait).toBeGreaterThan(DAY - HOUR);
    expect(wait).toBeLessThanOrEqual(DAY);
    expect((await call(99, 'others@example.be')).statusCode).toBe(200);

    const token = await test.openSession();
    const left = { lang: 'fr', ...COMPLETE_ANSWERS, email: 'drafts@example.be' };
    await shared.post('/submit?action=pat_form&uniqid=left&step=2', left, token);
    const kept = await shared.post('/jwt-end', {}, token);
    expect(kept.json()).toMatchObject({ status: 409, type: /mailed-recently/ });
    const { encodedData } = (await shared.refresh(token)).json();
    expect(JSON.parse(encodedData)).toMatchObject({ uniqId: 'left' });
    const deleted = await shared.post('/jwt-end', { answers: 'delete' }, token);
    expect(deleted.json()).toEqual({ answers: 'deleted' });
  });

  it('is mailed only so many invitations a day, regardless of who names it', async () => {
    const shared = new SharedRequests(test);
    const share = async (uniqid: string, coborrowerEmail: string) =>
      shared.share(await test.openSession(), uniqid, { ...SHARED_ANSWERS, coborrowerEmail });
    for (let n = 0; n < MAX_LINKS_A_DAY; n += 1)
      expect((await share(`share-${n}`, 'invited@example.be')).statusCode).toBe(200);
    const refused = await share('share-more', 'Invited@example.be');
    expect(refused.json()).toMatchObject({
      status: 422,
      errors: { coborrowerEmail: expect.stringContaining('demain') },
    });
    const { follow } = (await share('share-other', 'another@example.be')).json();
    const key = String(follow).split('#')[1];
    const corrected = await shared.post('/shares/correct', { key, email: 'invited@example.be' });
    expect(corrected.json()).toMatchObject({ status: 409, type: /mailed-recently/ });
  });
});
