import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture } from '#tests/server/delivery-fixture.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';
import { UNREGISTERED } from '#tests/server/unregistered-erasure.ts';
import type { Channel } from '../deliveries/channel.ts';
import { openAnywhere } from '../security/encryption/key-store.ts';
import type { Database } from '../storage/database.ts';
import type { DeliveryKind } from '../stores/delivery-store.ts';
import { exportPerson } from './access/export-person.ts';
import { erasePerson } from './erasure/erase-person.ts';
import { restrictPerson, unrestrictPerson } from './restriction/restrict-person.ts';

const NOW = new Date('2026-11-20T14:00:00Z');
const LATER = new Date('2026-12-21T14:00:00Z');
const ERASED = 'emile.first@example.be';

/** How the erased person's address may be typed. */
const THEIRS = [
  ERASED,
  ' Emile.First@Example.be ',
  'EMILE.FIRST@EXAMPLE.BE',
  'Emile First <emile.first@example.be>',
  'mailto:emile.first@example.be',
];

const address = fc.constantFrom(...THEIRS, 'lotte@example.be', 'an@example.be');

const SESSIONS = [randomUUID(), randomUUID(), randomUUID()];

/** Something stored, with an address in each place that may hold one. */
const stored = fc.record({
  what: fc.constantFrom(
    ...(['request', 'draft', 'share', 'prospect', 'sign-in', 'mail', 'inquiry'] as const),
    ...(['newsletter', 'draft without an address'] as const),
  ),
  uniqid: fc.constantFrom('one', 'two', 'three'),
  sessionId: fc.constantFrom(...SESSIONS),
  /** What is planted in it. */
  planted: fc.uuid(),
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

/** Whether the row names the person as its applicant, and whether at all. */
function namesThem({ what, first, second, third }: Stored) {
  const [isFirst, isSecond, isThird] = [first, second, third].map((written) =>
    THEIRS.includes(written),
  );
  const isBoth = what === 'draft' || what === 'share';
  if (what === 'draft without an address') return { asApplicant: false, atAll: false };
  return {
    asApplicant: isFirst || (what === 'draft' && isThird),
    atAll:
      isFirst ||
      (isSecond && (isBoth || what === 'request' || what === 'mail')) ||
      (isThird && isBoth),
  };
}

/** Those of the rows that are the person's: what names them, and what their sessions began without a name. */
function theirsAmong(rows: readonly Stored[]): readonly Stored[] {
  const inSessions = ['request', 'draft', 'share', 'prospect', 'sign-in'];
  const own = rows.filter((row) => inSessions.includes(row.what) && namesThem(row).asApplicant);
  const sessions = new Set(own.map(({ sessionId }) => sessionId));
  return rows.filter(
    (row) =>
      namesThem(row).atAll ||
      (row.what === 'draft without an address' && sessions.has(row.sessionId)),
  );
}

async function add({ what, uniqid, sessionId, planted, first, second, third }: Stored) {
  const { storage } = bed;
  const id = randomUUID();
  const own = { email: first, coborrowerEmail: second, firstname: planted };
  const answers = { ...COUPLE_ANSWERS, ...own };
  const put = (kind: DeliveryKind) =>
    storage.deliveries.put({ kind, subjectId: id, messageId: randomUUID(), dueAt: NOW });
  const kept = { id, sessionId, uniqid: id, savedAt: NOW, expiresAt: LATER };
  switch (what) {
    case 'request': {
      const request = { id, uniqid: id, sessionId, reference: `FLV-${id}` };
      const sent = exampleRequest(undefined, request);
      const named = { ...sent.answers, ...own };
      await storage.requests.add({ ...sent, answers: named });
      return await put('request');
    }
    case 'draft': {
      const content = JSON.stringify({ ...answers, signedIn: { itsme: { email: third } } });
      await storage.drafts.save({
        ...{ uniqid: `${uniqid}-${id}`, sessionId, lang: 'fr', step: '2', figures: {}, content },
        ...{ savedAt: NOW, expiresAt: LATER },
      });
      const decision = { kind: 'formEnded', rule: 'A-8.16', version: '1' } as const;
      await storage.decisions.add(`${uniqid}-${id}`, NOW, [{ ...decision, figures: { planted } }]);
      return;
    }
    case 'draft without an address':
      await storage.drafts.save({
        ...{ uniqid: `${uniqid}-${id}`, sessionId, lang: 'fr', step: '1', figures: {} },
        ...{ content: JSON.stringify({ lastname: planted }), savedAt: NOW, expiresAt: LATER },
      });
      return;
    case 'share': {
      const share = exampleShare(NOW, { id, sessionId, uniqid: id });
      const part = { answers: { coborrowerEmail: third }, maxStep: '2' };
      await storage.shares.add({ ...share, applicant: { ...share.applicant, answers }, part });
      return await put('share');
    }
    case 'prospect': {
      const contact = { email: first, lastname: planted };
      const content = { lang: 'fr', step: '2', product: 'TAEGPSA1', contact, visit: {} } as const;
      await storage.prospects.save({ ...kept, content });
      return await put('prospect');
    }
    case 'sign-in':
      return await storage.signIns.keep({
        ...{
          sessionId,
          provider: planted,
          values: { email: first, lastname: planted },
          at: NOW,
          expiresAt: LATER,
        },
      });
    case 'mail':
      return await storage.developmentMail.keep({
        ...{ id, to: first, subject: planted, html: '', at: NOW },
        text: `Reply to ${second}`,
      });
    case 'inquiry': {
      const form = 'contact';
      const file = { id: randomUUID(), name: `${planted}.txt`, contentType: '', size: 0 };
      await storage.uploads.begin(file.id, NOW);
      await storage.uploads.write(file.id, 0, Buffer.from(planted), true);
      await storage.uploads.finish(file);
      await storage.uploads.claim([file.id], id);
      await storage.inquiries.add({
        ...{
          id,
          form,
          lang: 'fr',
          sentAt: NOW,
          answers: { email: first, message: planted },
          files: [],
        },
      });
      return await put(form);
    }
    case 'newsletter': {
      const times = { askedAt: NOW, expiresAt: LATER, mailedAt: NOW, confirmedAt: NOW };
      const words = { consent: planted, unsubscribe: '/fr/' };
      await storage.newsletter.add({
        ...{ id, lang: 'fr', email: first, endedAt: undefined, ...times, ...words },
      });
      return await put('newsletter');
    }
  }
}

/** Everything that is sealed, files included, and the audit log, as one text. */
async function readAll(): Promise<string> {
  const { storage, keyRing } = bed;
  const all: string[] = [];
  for (const column of storage.keys.columns())
    for (const value of await column.page(undefined, 1_000))
      all.push(openAnywhere(keyRing, value).plain.toString());
  for await (const entry of storage.audit.each()) all.push(JSON.stringify(entry));
  return all.join('\n').toLowerCase();
}

/** What `person export` writes, as one text. */
async function readExport(): Promise<string> {
  const services = { storage: bed.storage, actor: 'operator:anna', now: bed.now } as const;
  const exported = await exportPerson(services, { email: ERASED });
  if (exported === undefined || !('records' in exported)) return '';
  const all: unknown[] = [];
  for await (const record of exported.records) {
    all.push(record);
    for (const { base64 } of record.files) all.push(Buffer.from(base64, 'base64').toString());
  }
  return JSON.stringify(all);
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

const texts = (rows: readonly Stored[]) => rows.map(({ planted }) => planted);

const states = fc
  .array(stored, { minLength: 1, maxLength: 10 })
  .filter((rows) => new Set(texts(rows)).size === rows.length);

//
it('exports all that is stored of a person and nothing of others', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (rows) => {
      await bed.reset();
      for (const row of rows) await add(row);
      const exported = await readExport();
      const found = rows.filter(({ planted }) => exported.includes(planted));
      expect(texts(found)).toEqual(texts(theirsAmong(rows)));
    }),
    { numRuns: 30 },
  );
});

const DAY = 24 * 3_600_000;

//
it('processes nothing of a restricted person, and deletes nothing, until it is lifted', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (rows) => {
      await bed.reset();
      for (const row of rows) await add(row);
      const own = { storage: bed.storage, actor: 'operator:anna', now: bed.now } as const;
      const services = { ...own, newId: () => randomUUID() };
      const person = { email: ERASED };
      await restrictPerson(services, person, 'a complaint');
      const theirs = texts(theirsAmong(rows));
      // A restriction covers all sign-ins of a session, as erasing does.
      const sessions = new Set(theirsAmong(rows).map(({ sessionId }) => sessionId));
      const others = texts(
        rows.filter(
          ({ what, planted, sessionId }) =>
            !theirs.includes(planted) && !(what === 'sign-in' && sessions.has(sessionId)),
        ),
      );
      const delivered: string[] = [];
      const channel: Channel = {
        name: 'webhook',
        deliver: async (subject) => {
          delivered.push(JSON.stringify(subject));
          return { ok: true };
        },
      };
      await bed.run([channel]);
      for (const planted of theirs) expect(delivered.join()).not.toContain(planted);
      bed.pass(1_000 * DAY);
      await purgeWithoutStop(bed);
      const left = await readAll();
      for (const planted of theirs) expect(left).toContain(planted);
      const mails = rows.filter(({ what }) => what === 'mail').map(({ planted }) => planted);
      const kept = others.filter((planted) => left.includes(planted) && !mails.includes(planted));
      const kind = (planted: string) => rows.find((row) => row.planted === planted)?.what;
      expect(kept.map(kind).filter((what) => what !== 'newsletter')).toEqual([]);

      await unrestrictPerson(services, person, 'settled');
      await bed.run([channel]);
      bed.pass(1_000 * DAY);
      await purgeWithoutStop(bed);
      const after = await readAll();
      const lasting = theirs.filter((planted) => after.includes(planted)).map(kind);
      expect(lasting.filter((what) => what !== 'newsletter' && what !== 'mail')).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

//
it('leaves nothing of the erased person anywhere, whatever was stored', async () => {
  await fc.assert(
    fc.asyncProperty(states, async (rows) => {
      await bed.reset();
      for (const row of rows) await add(row);
      const own = { storage: bed.storage, actor: 'operator:anna', now: bed.now } as const;
      const services = { ...own, ...UNREGISTERED };
      await erasePerson(services, { email: ERASED });
      const left = await readAll();
      expect(left).not.toContain(ERASED);
      for (const planted of texts(theirsAmong(rows))) expect(left).not.toContain(planted);
      expect(await countOrphans()).toBe(0);
    }),
    { numRuns: 30 },
  );
});
