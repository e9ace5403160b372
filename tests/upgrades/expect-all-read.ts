import { expect } from 'vitest';
import { verifyChain } from '#server/security/audit/chain.ts';
import { type KeyRing, parseKeyRing } from '#server/security/encryption/key-ring.ts';
import type { Storage } from '#server/stores/storage.ts';
import { NOW } from '../server/test-app.ts';
import { pdf } from '../uploads/files.ts';
import { ENCRYPTION_KEYS } from './example-secrets.ts';

/** The keys that opened the data of every kept schema. */
export function exampleKeys(): KeyRing {
  const keyRing = parseKeyRing(ENCRYPTION_KEYS);
  if (keyRing === undefined) throw new Error('No keys');
  return keyRing;
}

/** Reads every table through its store, and expects what `fillTables` wrote. */
export async function expectAllRead(storage: Storage): Promise<void> {
  const [draft, ...drafts] = await all(storage.drafts.each());
  expect(drafts).toEqual([]);
  expect(draft).toMatchObject({ uniqid: 'saved', lang: 'nl' });
  expect(JSON.parse(draft?.content ?? '')).toMatchObject({ email: 'saved@home.be' });
  const sessionId = draft?.sessionId ?? '';
  expect(await storage.sessions.find(sessionId, NOW)).toMatchObject({ id: sessionId });

  const requests = await all(storage.requests.each());
  expect(requests.map(({ uniqid, answers }) => [uniqid, answers.email]).toSorted()).toEqual([
    ['sent', 'sent@home.be'],
    ['unconfirmed', 'unconfirmed@home.be'],
  ]);
  // The kept schemas hold text, as typed; what is read are values.
  for (const { answers } of requests)
    expect(answers).toMatchObject({
      mainIncome: 2350.5,
      rent: 720,
      isLandlord: false,
      birthDate: '1985-07-30',
      livingSince: 2016,
      exactData: true,
    });
  const yesterday = new Date(NOW.getTime() - 24 * 3_600_000);
  expect(await storage.requests.countConfirmations('sent@home.be', yesterday, 9)).toBe(1);

  // Schemas that were kept before holds existed have none.
  for (const { id } of requests)
    for (const { why } of await storage.holds.listOf(id)) expect(why).toBe('A claim');

  const shares = await all(storage.shares.each());
  expect(
    shares
      .map(({ state, applicant, part }) => [
        state,
        applicant.answers.coborrowerEmail,
        part?.answers.coborrowerHasCredits,
      ])
      .toSorted(),
  ).toEqual([
    ['open', 'shared@example.be', undefined],
    ['to-agree', 'agreeing@example.be', 'yes'],
  ]);

  const [prospect] = await all(storage.prospects.each());
  expect(prospect?.content.contact.email).toBe('saved@home.be');

  const [inquiry] = await all(storage.inquiries.each());
  expect(inquiry).toMatchObject({ form: 'contact', answers: { email: 'lotte@example.be' } });
  const [file] = await storage.uploads.listOf(inquiry?.id ?? '');
  expect(file).toMatchObject({ name: 'loonfiche.pdf', size: pdf().length });
  expect(Buffer.concat(await all(storage.uploads.read(file?.id ?? '')))).toEqual(pdf());

  expect(await storage.newsletter.findCounting('reader@example.be')).toMatchObject({
    email: 'reader@example.be',
    confirmedAt: NOW,
  });
  const [signIn] = await storage.signIns.of(sessionId, NOW);
  expect(signIn?.values).toHaveProperty('lastname');
  expect(await takeAttempt(storage)).toMatchObject({ nonce: 'a nonce', verifier: 'a verifier' });

  const listed = await storage.developmentMail.list();
  const mail = listed.find(({ to }) => to === 'reader@example.be');
  expect((await storage.developmentMail.find(mail?.id ?? ''))?.pictures).not.toHaveLength(0);

  const verified = await verifyChain(storage.audit);
  expect(verified).toMatchObject({ ok: true });
  // What the waiting confirmation has attached may be recorded by now.
  const entries = await all(storage.audit.each());
  expect(entries.filter(({ action }) => action !== 'given')).toHaveLength(6);
}

const takeAttempt = (storage: Storage) =>
  storage.signIns.take(
    {
      stateHash: 'the hash of a state',
      browserHash: 'the hash of a browser’s secret',
      provider: 'itsme',
    },
    NOW,
  );

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
