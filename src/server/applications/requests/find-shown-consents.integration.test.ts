import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import {
  currentAgreementTexts,
  currentConsentTexts,
  hashOfTexts,
} from '../../security/audit/current-consent-texts.ts';
import { rememberConsents } from './find-shown-consents.ts';

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
const hashOfConsents = (lang: 'fr' | 'nl') => hashOfTexts(currentConsentTexts(lang));

const recorded = async (message: string) => {
  for await (const entry of test.storage.audit.each())
    if (entry.subject === message) return JSON.parse(entry.details);
};

//
it.each(['action=pat_form&send=1&uniqid=other', 'action=share_pat_form&uniqid=other'])(
  'refuses %s from a page that showed other consents, and stores nothing',
  async (query) => {
    for (const words of [OTHER, hashOfConsents('nl')]) {
      const answer = await submit(query, words);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        type: 'urn:loanfront:problem:consents-changed',
        consents: currentConsentTexts('fr'),
      });
    }
    expect(await test.storage.requests.list()).toEqual([]);
    expect(await test.storage.shares.list()).toEqual([]);
  },
);

//
it('takes what is sent with the consents of now, and from a caller that states none', async () => {
  for (const [n, words] of [hashOfConsents('fr'), undefined].entries()) {
    const answer = await submit(`action=pat_form&send=1&uniqid=same-${n}`, words);
    expect(answer.statusCode).toBe(200);
    expect(await recorded(answer.json().message)).toMatchObject({
      wordsStated: words !== undefined,
    });
  }
});

//
it('takes the words of an earlier version, and records them', async () => {
  const label = JSON.parse(currentConsentTexts('fr')).applicant.exactData;
  const texts = currentConsentTexts('fr').replaceAll(label, 'Tout est exact.');
  const earlier = { hash: hashOfTexts(texts), lang: 'fr', texts, firstSeen: NOW } as const;
  const send = (name: string) => submit(`action=pat_form&send=1&uniqid=${name}`, earlier.hash);
  expect((await send('before')).statusCode).toBe(409);
  await test.storage.consentTexts.remember(earlier);
  await rememberConsents(test, ['fr', 'nl'], NOW);
  await rememberConsents(test, ['fr', 'nl'], NOW);
  const answer = await send('after');
  expect(answer.statusCode).toBe(200);
  expect((await recorded(answer.json().message)).consents).toContainEqual({
    name: 'exactData',
    text: 'Tout est exact.',
    answer: 'yes',
  });
  expect((await submit('action=pat_form&send=1&uniqid=nl', hashOfConsents('nl'))).statusCode).toBe(
    409,
  );
});

it('does not take the words of another page', async () => {
  await rememberConsents(test, ['fr'], NOW);
  const words = hashOfTexts(currentAgreementTexts('fr'));
  const answer = await submit('action=pat_form&send=1&uniqid=another-page', words);
  expect(answer.statusCode).toBe(409);
});

it('does not take words of an earlier version that lack a consent of now, or that somebody changed', async () => {
  const current = JSON.parse(currentConsentTexts('fr'));
  const { exactData: _, ...fewer } = current.applicant;
  const texts = JSON.stringify({ ...current, applicant: fewer });
  const changed = JSON.stringify({
    ...current,
    applicant: { ...current.applicant, exactData: '' },
  });
  for (const [n, stored] of [
    { hash: hashOfTexts(texts), texts },
    { hash: OTHER, texts: changed },
  ].entries()) {
    await test.storage.consentTexts.remember({ ...stored, lang: 'fr', firstSeen: NOW });
    const answer = await submit(`action=pat_form&send=1&uniqid=lacks-${n}`, stored.hash);
    expect(answer.statusCode).toBe(409);
  }
});

it('saves a draft whatever the page showed', async () => {
  expect((await submit('action=pat_form&uniqid=draft&step=1', OTHER)).statusCode).toBe(200);
});
