import { randomInt, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { PgBoss } from 'pg-boss';
import { sendRequest } from '#server/applications/requests/send-request.ts';
import { gatherFacts } from '#server/program/boot/gather-facts.ts';
import { currentConsentTexts, hashOfTexts } from '#server/security/audit/current-consent-texts.ts';
import { parseKeyRing } from '#server/security/encryption/key-ring.ts';
import { createKeyedHashes } from '#server/security/encryption/keyed-hashes.ts';
import { createStorage } from '#server/storage/create-storage.ts';
import { openServedDatabase } from '#server/storage/served-database.ts';
import { COMPLETE_ANSWERS } from '../examples/complete-answers.ts';
import { EXAMPLE_MESSAGE } from '../examples/example-message.ts';
import { fluvia } from '../examples/fluvia.ts';
import { OWING_ANSWERS } from '../examples/shared-answers.ts';
import { proofOf, sendForm } from '../server/send-form.ts';
import { LOAN, SharedRequests } from '../server/shared-request.ts';
import { NOW, openTestApp } from '../server/test-app.ts';
import { pdf } from '../uploads/files.ts';
import { ENCRYPTION_KEYS } from './example-secrets.ts';

const DAY = 24 * 3_600_000;
const CONSENTS = currentConsentTexts('nl');

/**
 * Fills an empty database through the product's own calls and use cases: what visitors did up to
 * `NOW`, of which nothing was delivered yet, and one confirmation that is still to be mailed.
 */
export async function fillTables(connectionString: string): Promise<void> {
  const keyRing = parseKeyRing(ENCRYPTION_KEYS);
  if (keyRing === undefined) throw new Error('No keys');
  const test = await openTestApp(openServedDatabase(connectionString), {
    keyRing,
    pdfRenderer: { renderSummary: async () => pdf(), renderSecci: async () => pdf() },
  });
  const shared = new SharedRequests(test);
  const { gender, firstname, lastname, phone } = COMPLETE_ANSWERS;

  const saving = await test.openSession();
  const draft = { lang: 'nl', ...COMPLETE_ANSWERS, email: 'saved@home.be' };
  await shared.post('/submit?action=pat_form&uniqid=saved&step=2', draft, saving);
  await shared.mailing(1, () => shared.post('/draft-link', {}, saving));
  await shared.post(
    '/prospects',
    {
      lang: 'nl',
      step: '1',
      product: 'TAEGPSA1',
      uniqId: 'saved',
      gender,
      firstname,
      lastname,
      phone,
      email: 'saved@home.be',
    },
    saving,
  );
  const sessionId = String(decodeJwt(saving).sub);
  const expiresAt = new Date(NOW.getTime() + DAY);
  const values = { lastname: String(lastname) };
  await test.storage.signIns.keep({ sessionId, provider: 'itsme', values, at: NOW, expiresAt });
  await test.storage.signIns.begin({
    stateHash: 'the hash of a state',
    browserHash: 'the hash of a browser’s secret',
    provider: 'itsme',
    sessionId,
    lang: 'nl',
    nonce: 'a nonce',
    verifier: 'a verifier',
    expiresAt,
  });

  const request = { lang: 'fr', ...COMPLETE_ANSWERS, email: 'sent@home.be' };
  const sending = await test.openSession();
  await shared.mailing(1, () =>
    shared.post('/submit?action=pat_form&send=1&uniqid=sent', request, sending),
  );

  await shared.begin('shared');
  const asked = { ...LOAN, amount: '12000' };
  const agreeing = await shared.begin('agreeing', { amount: '12000', email: 'agreeing@home.be' });
  const opened = await shared.open(agreeing.link);
  const saved = await shared.save(opened.token, opened.id, OWING_ANSWERS, asked);
  const { proposal } = saved.json().verdicts;
  await shared.mailing(1, () => shared.send(opened.token, opened.id, OWING_ANSWERS, proposal));

  const proof = () => proofOf(test);
  const form = { ...EXAMPLE_MESSAGE, ...(await proof()) };
  await sendForm(test, '/api/v1/forms/contact', form, [['loonfiche.pdf', pdf()]]);

  const subscribing = { lang: 'nl', email: 'reader@example.be', ...(await proof()) };
  await shared.mailing(1, () => sendForm(test, '/api/v1/forms/newsletter', subscribing));
  const [letter] = await test.mailsTo('reader@example.be');
  const [, path = ''] =
    /http:\/\/localhost:3000(\/\w\w\/newsletter\/\S+)/.exec(letter?.text ?? '') ?? [];
  await test.app.inject({
    method: 'POST',
    url: new URL(path, 'http://localhost:3000').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'confirm=yes',
  });
  const sent = await test.storage.requests.findByUniqid('sent');
  const hold = { id: randomUUID(), requestId: sent?.id ?? '', setAt: NOW };
  await test.storage.holds.add({ ...hold, by: 'operator:anna', why: 'A claim' });
  // Mails are mostly pictures: a single mail is enough.
  const [, ...others] = await test.storage.developmentMail.list();
  for (const { id } of others) await test.storage.developmentMail.remove(id);
  await test.close();
  await sendWithoutMailing(connectionString);
}

/** Sends a request while no server runs the queue, so that its confirmation waits. */
async function sendWithoutMailing(connectionString: string): Promise<void> {
  const keyRing = parseKeyRing(ENCRYPTION_KEYS);
  if (keyRing === undefined) throw new Error('No keys');
  const database = openServedDatabase(connectionString);
  const boss = new PgBoss({ ...database.queueOptions, supervise: false, schedule: false });
  await boss.start();
  const storage = createStorage(database, keyRing, {
    enqueueIn: async (connection, name, data) => {
      await boss.send(name, data, { db: connection });
    },
  });
  await sendRequest(
    {
      storage,
      settings: { rateLimit: 1 },
      facts: gatherFacts(fluvia),
      hashes: createKeyedHashes(['a secret of this example alone, long enough']),
      referencePrefix: fluvia.lender.referencePrefix,
      version: 'a version of the tests',
      shownTerms: () => undefined,
      now: () => NOW,
      newId: () => randomUUID(),
      randomIndex: (below) => randomInt(below),
    },
    {
      uniqid: 'unconfirmed',
      sessionId: randomUUID(),
      lang: 'nl',
      answers: { ...COMPLETE_ANSWERS, email: 'unconfirmed@home.be' },
      shown: { texts: JSON.parse(CONSENTS), hash: hashOfTexts(CONSENTS), areStated: true },
    },
  );
  await boss.stop({ graceful: false, close: true });
  await database.close();
}
