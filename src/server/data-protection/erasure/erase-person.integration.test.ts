import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture } from '#tests/server/delivery-fixture.ts';
import type { Database } from '../../storage/database.ts';
import type { DeliveryKind } from '../../stores/delivery-store.ts';
import { erasePerson } from './erase-person.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const LATER = new Date('2026-12-21T14:00:00Z');
const ERASED = 'emile.first@example.be';

/** How an address may be written; the first three are the erased person's. */
const address = fc.constantFrom(
  ERASED,
  ' Emile.First@Example.be ',
  'EMILE.FIRST@EXAMPLE.BE',
  'lotte@example.be',
  'an@example.be',
);

/** Something stored, with an address in each place that may hold one. */
const stored = fc.record({
  what: fc.constantFrom(
    ...(['request', 'draft', 'share', 'prospect', 'sign-in', 'mail', 'inquiry'] as const),
    'newsletter' as const,
  ),
  uniqid: fc.constantFrom('one', 'two', 'three'),
  first: address,
  second: address,
  third: address,
});
type Stored = typeof stored extends fc.Arbitrary<infer Value> ? Value : never;

let database: Database;
let bed: DeliveryFixture;
beforeAll(async () => {
  database = await openDatabaseInMemory();
  bed = await openDeliveryFixture(database);
});
afterAll(() => bed.close());

async function add({ what, uniqid, first, second, third }: Stored): Promise<void> {
  const { storage } = bed;
  const id = randomUUID();
  const sessionId = randomUUID();
  const answers = { ...COUPLE_ANSWERS, email: first, coborrowerEmail: second };
  const put = (kind: DeliveryKind) =>
    storage.deliveries.put({ kind, subjectId: id, messageId: randomUUID(), dueAt: NOW });
  const kept = { id, sessionId, uniqid, savedAt: NOW, expiresAt: LATER };
  switch (what) {
    case 'request': {
      const request = { id, uniqid: id, sessionId, reference: `FLV-${id}` };
      const sent = exampleRequest(undefined, request);
      const named = { ...sent.answers, email: first, coborrowerEmail: second };
      await storage.requests.add({ ...sent, answers: named });
      return await put('request');
    }
    case 'draft': {
      const content = JSON.stringify({ ...answers, signedIn: { itsme: { email: third } } });
      await storage.drafts.save({
        ...{ uniqid: `${uniqid}-${id}`, sessionId, lang: 'fr', step: '2', figures: {}, content },
        ...{ savedAt: NOW, expiresAt: LATER },
      });
      return;
    }
    case 'share': {
      const share = exampleShare(NOW, { id, sessionId, uniqid: id });
      const part = { answers: { coborrowerEmail: third }, maxStep: '2' };
      await storage.shares.add({ ...share, applicant: { ...share.applicant, answers }, part });
      return await put('share');
    }
    case 'prospect': {
      const contact = { email: first };
      const content = { lang: 'fr', step: '2', product: 'TAEGPSA1', contact, visit: {} } as const;
      await storage.prospects.save({ ...kept, content });
      return await put('prospect');
    }
    case 'sign-in':
      return await storage.signIns.keep({
        ...{ sessionId, provider: 'itsme', values: { email: first }, at: NOW, expiresAt: LATER },
      });
    case 'mail':
      return await storage.developmentMail.keep({
        ...{ id, to: first, subject: '', html: '', at: NOW },
        text: `Reply to ${second}`,
      });
    case 'inquiry': {
      const form = 'contact';
      await storage.inquiries.add({
        ...{ id, form, lang: 'fr', sentAt: NOW, answers: { email: first }, files: [] },
      });
      return await put(form);
    }
    case 'newsletter': {
      const times = { askedAt: NOW, expiresAt: LATER, mailedAt: NOW, confirmedAt: NOW };
      const words = { consent: 'Oui', unsubscribe: '/fr/' };
      await storage.newsletter.add({
        ...{ id, lang: 'fr', email: first, endedAt: undefined, ...times, ...words },
      });
      return await put('newsletter');
    }
  }
}

/** Everything that can be read, as one text. */
async function readAll(): Promise<string> {
  const { storage } = bed;
  const all: unknown[] = [await storage.developmentMail.list()];
  for (const store of [
    ...[storage.requests, storage.drafts, storage.shares, storage.prospects, storage.signIns],
    ...[storage.inquiries, storage.newsletter, storage.audit],
  ])
    for await (const row of store.each()) all.push(row);
  return JSON.stringify(all).toLowerCase();
}

/** Deliveries of what does not exist any more. */
async function countOrphans(): Promise<number> {
  const { rows } = await sql<{ orphans: number }>`
    select count(*)::int as orphans from deliveries where subject_id not in (
      select id from requests union select id from shares union select id from prospects
      union select id from inquiries union select id from newsletter_subscriptions)`.execute(
    database.executor,
  );
  return rows[0]?.orphans ?? 0;
}

//
it('leaves the address of the erased person nowhere, whatever was stored', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 8 }), async (rows) => {
      await bed.reset();
      for (const row of rows) await add(row);
      const services = { storage: bed.storage, actor: 'operator:anna', now: bed.now } as const;
      await erasePerson(services, { email: ERASED });
      expect(await readAll()).not.toContain(ERASED);
      expect(await countOrphans()).toBe(0);
    }),
    { numRuns: 30 },
  );
});
