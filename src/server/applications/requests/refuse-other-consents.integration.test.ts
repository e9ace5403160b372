import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { hashOfConsents } from './refuse-other-consents.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
});
afterAll(() => test.close());

const submit = async (query: string, consentWords: string | undefined) =>
  await test.app.inject({
    method: 'POST',
    url: `/api/v1/submit?${query}`,
    headers: { authorization: `Bearer ${await test.openSession()}` },
    payload: { lang: 'fr', ...COMPLETE_ANSWERS, ...(consentWords && { consentWords }) },
  });

const OTHER = '0'.repeat(64);

//
it.each(['action=pat_form&send=1&uniqid=other', 'action=share_pat_form&uniqid=other'])(
  'refuses %s from a page that showed other consents, and stores nothing',
  async (query) => {
    for (const words of [OTHER, hashOfConsents('nl')]) {
      const answer = await submit(query, words);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ type: 'urn:loanfront:problem:consents-changed' });
    }
    expect(await test.storage.requests.list()).toEqual([]);
    expect(await test.storage.shares.list()).toEqual([]);
  },
);

it('takes what is sent with the consents of now, and from who states none', async () => {
  for (const [n, words] of [hashOfConsents('fr'), undefined].entries()) {
    const answer = await submit(`action=pat_form&send=1&uniqid=same-${n}`, words);
    expect(answer.statusCode).toBe(200);
  }
});

it('saves a draft whatever the page showed', async () => {
  expect((await submit('action=pat_form&uniqid=draft&step=1', OTHER)).statusCode).toBe(200);
});
