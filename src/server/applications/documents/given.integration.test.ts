import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { TIGHT } from '#tests/examples/situations.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { NOW, openTestApp, type TestApp } from '#tests/server/test-app.ts';
import { exampleSentence } from '#words/representative-example/example-sentence.ts';
import { currentConsentTexts } from '../../security/audit/current-consent-texts.ts';
import type { Given } from '../../stores/given-store.ts';

const hashOf = (shown: Uint8Array | string) => createHash('sha256').update(shown).digest('hex');

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(await openDatabaseInMemory());
});
afterAll(() => test.close());

/** What an application was given, as `kind: hash`. */
async function givenIn(uniqid: string): Promise<readonly Given[]> {
  return (await test.storage.given.listOf([uniqid])).get(uniqid) ?? [];
}

async function recordedOf(subject: string) {
  const recorded: { action: string; actor: string | null; given: readonly Given[] }[] = [];
  for await (const entry of test.storage.audit.each()) {
    if (entry.subject !== subject) continue;
    const { given = [] } = JSON.parse(entry.details);
    recorded.push({ action: entry.action, actor: entry.actor, given });
  }
  return recorded;
}

//
it('records each document and text that an applicant is given, by the hash of what was shown', async () => {
  const token = await test.openSession();
  const submit = (query: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/v1/submit?action=pat_form&uniqid=given&${query}`,
      headers: { authorization: `Bearer ${token}` },
      payload: { lang: 'nl', ...COMPLETE_ANSWERS },
    });
  const { secci } = (await submit('step=6')).json();
  expect(await givenIn('given')).toEqual([]);
  const [opened] = [await test.app.inject(secci), await test.app.inject(secci)];
  const draftSheet = {
    kind: 'secci',
    borrower: 'applicant',
    lang: 'nl',
    version: 'a version of the tests',
    sha256: hashOf(opened?.rawPayload ?? ''),
    at: NOW,
  };
  expect(await givenIn('given'), 'once, however often it is opened').toEqual([draftSheet]);

  const { message: reference } = (await submit('send=1')).json();
  await test.allMailed();
  const [mail] = await test.mailsTo(String(COMPLETE_ANSWERS.email));
  const attached = (mail?.attachments ?? []).map(({ content }) =>
    hashOf(Buffer.from(content, 'base64')),
  );
  expect(attached).toHaveLength(2);
  const tariff = fluvia.tariffs.TAEGPSA1;
  const texts = [
    ['example', hashOf(exampleSentence(tariff, 'nl'))],
    ['terms', hashOf('<p>terms in nl</p>')],
    ['consents', hashOf(currentConsentTexts('nl'))],
  ];
  const given = await givenIn('given');
  // The sheet of the mail has the bytes of the one that was opened before.
  expect(attached[1]).toBe(draftSheet.sha256);
  expect(given.map(({ kind, sha256 }) => [kind, sha256]).toSorted()).toEqual(
    [['secci', draftSheet.sha256], ...texts, ['summary', attached[0]]].toSorted(),
  );

  const recorded = await recordedOf(reference);
  expect(recorded.map(({ action, actor }) => [action, actor])).toEqual([
    ['consent', 'applicant'],
    ['given', 'job'],
  ]);
  const hashes = recorded.flatMap((entry) => entry.given.map(({ sha256 }) => sha256));
  expect(hashes.toSorted()).toEqual(given.map(({ sha256 }) => sha256).toSorted());
});

//
it('stores what the program warned of, with the rule and its figures', async () => {
  const token = await test.openSession();
  const sent = await test.app.inject({
    method: 'POST',
    url: '/api/v1/submit?action=pat_form&uniqid=tight&send=1',
    headers: { authorization: `Bearer ${token}` },
    payload: { lang: 'fr', ...COMPLETE_ANSWERS, ...TIGHT },
  });
  const request = await test.storage.requests.findByReference(sent.json().message);
  expect(request?.decisions.map(({ rule, version }) => [rule, version])).toEqual([
    ['A-12.3', 'a version of the tests'],
    ['A-12.4', 'a version of the tests'],
  ]);
  expect(request?.decisions[0]?.figures).toMatchObject({ remaining: 495.52, limit: 720 });
});

//
it('forgets what was given with the last draft, share and request of the application', async () => {
  const token = await test.openSession();
  const saved = await test.app.inject({
    method: 'POST',
    url: '/api/v1/submit?action=pat_form&uniqid=left&step=6',
    headers: { authorization: `Bearer ${token}` },
    payload: { lang: 'fr', ...COMPLETE_ANSWERS },
  });
  await test.app.inject(saved.json().summary);
  expect(await test.storage.given.purge()).toBe(0);
  expect(await givenIn('left')).toHaveLength(1);
  await test.storage.drafts.remove('left');
  expect(await test.storage.given.purge()).toBe(1);
  expect(await givenIn('left')).toEqual([]);
});
