import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { exampleShare } from '#tests/examples/example-share.ts';
import { applicationFacts } from '#tests/examples/fluvia.ts';
import { periodsWith } from '#tests/examples/usual-retention.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import {
  type DeliveryFixture,
  openDeliveryFixture,
  withAnotherKey,
} from '#tests/server/delivery-fixture.ts';
import { purgeWithoutStop } from '#tests/server/purge-without-stop.ts';
import { saveDraft } from '../../applications/drafts/save-draft.ts';
import { saveProspect } from '../../applications/prospects/save-prospect.ts';
import { DELIVERY_PERIOD } from '../../operation/back-off.ts';
import { UnreadableError } from '../../security/encryption/key-ring.ts';
import type { Storage } from '../../stores/storage.ts';

const DAY = 24 * 3_600_000;
const SECOND = 1_000;

const USUAL = { draftsDays: 31, sharesDays: 31, prospectsMonths: 13, requestsDays: 31 };
const OTHER = { draftsDays: 2, sharesDays: 3, prospectsMonths: 1, requestsDays: 4 };

let bed: DeliveryFixture;
/** The same database, for a server whose ring lacks the key. */
let lost: Storage;
beforeAll(async () => {
  const database = await openDatabaseInMemory();
  bed = await openDeliveryFixture(database);
  lost = withAnotherKey(database);
});
beforeEach(async () => {
  await bed.reset();
  const expiresAt = new Date('2100-01-01');
  await bed.storage.sessions.reopen({ id: own.sessionId, createdAt: bed.now(), expiresAt });
});
afterAll(() => bed.close());

const purge = (keep: RetentionPeriods) => purgeWithoutStop(bed, periodsWith(keep));

const context = (keep: RetentionPeriods) => ({
  storage: bed.storage,
  facts: applicationFacts,
  keep,
  now: bed.now,
  newId: () => randomUUID(),
});

const answers = COMPLETE_ANSWERS;
const own = { sessionId: randomUUID(), uniqid: 'kept', lang: 'fr' as const, step: '2', answers };

/** A second before the end, at the end, and a second after it: whether the data are gone by then. */
const EDGES: [when: string, offset: number, gone: number][] = [
  ['a second early', -SECOND, 0],
  ['on time', 0, 1],
  ['a second late', SECOND, 1],
];

describe.each([
  ['the usual periods', USUAL],
  ['periods of the lender’s own', OTHER],
])('by %s', (_, keep) => {
  // L-6.2
  describe.each(EDGES)('%s', (_when, offset, gone) => {
    it(`a draft is ${gone ? 'gone' : 'kept'}`, async () => {
      await saveDraft(context(keep), own);
      bed.pass(keep.draftsDays * DAY + offset);
      expect((await bed.storage.drafts.find('kept', bed.now())) === undefined).toBe(gone === 1);
      expect(await purge(keep)).toMatchObject({ drafts: gone });
      expect((await bed.storage.drafts.ownerOf('kept')) === undefined).toBe(gone === 1);
    });

    it(`a prospect is ${gone ? 'gone' : 'kept'}, delivered or not`, async () => {
      await saveProspect(context(keep), own);
      const end = new Date(bed.now());
      end.setUTCMonth(end.getUTCMonth() + keep.prospectsMonths);
      bed.passTo(new Date(end.getTime() + offset));
      expect(await purge(keep)).toMatchObject({ prospects: gone });
      const left = await bed.storage.prospects.findOf(own.sessionId, own.uniqid);
      expect(left === undefined).toBe(gone === 1);
      expect(await bed.storage.deliveries.count()).toHaveLength(gone ? 0 : 1);
    });

    it(`a delivered request is ${gone ? 'gone' : 'kept'}`, async () => {
      const subject = await bed.addRequest();
      bed.pass(20 * DAY);
      await bed.run();
      expect(bed.failures).toEqual([]);
      bed.pass(keep.requestsDays * DAY + offset);
      expect(await purge(keep)).toMatchObject({ requests: gone });
      expect((await bed.storage.requests.find(subject.subjectId)) === undefined).toBe(gone === 1);
      expect((await bed.storage.deliveries.find(subject)) === undefined).toBe(gone === 1);
    });

    it(`an open share that cannot be read is ${gone ? 'gone' : 'kept'}`, async () => {
      const share = exampleShare(bed.now());
      await lost.shares.add(share);
      await expect(bed.storage.shares.find(share.id)).rejects.toThrow(UnreadableError);
      bed.passTo(new Date(share.expiresAt.getTime() + keep.sharesDays * DAY + offset));
      expect(await purge(keep)).toMatchObject({ shares: gone });
      expect(await bed.storage.shares.list()).toHaveLength(1 - gone);
    });

    it(`a session of seven days is ${gone ? 'gone' : 'kept'}, and a proof with it`, async () => {
      const expiresAt = new Date(bed.now().getTime() + 7 * DAY);
      const id = randomUUID();
      await bed.storage.sessions.open({ id, createdAt: bed.now(), expiresAt });
      await bed.storage.spentProofs.spend(id, expiresAt);
      bed.passTo(new Date(expiresAt.getTime() + offset));
      expect(await purge(keep)).toMatchObject({ sessions: gone, proofs: gone });
      bed.pass(DAY);
      await purge(keep);
    });
  });

  it('a draft saved again restarts its period', async () => {
    await saveDraft(context(keep), own);
    bed.pass(keep.draftsDays * DAY - SECOND);
    await saveDraft(context(keep), own);
    bed.pass(keep.draftsDays * DAY - SECOND);
    expect(await purge(keep)).toMatchObject({ drafts: 0 });
    bed.pass(SECOND);
    expect(await purge(keep)).toMatchObject({ drafts: 1 });
  });

  it('a request that was not delivered stays, whether it waits or has failed', async () => {
    const waiting = await bed.addRequest();
    bed.pass(9_999 * DAY);
    expect(await purge(keep)).toMatchObject({ requests: 0 });
    await bed.receiver.stop();
    await bed.run();
    bed.pass(DELIVERY_PERIOD);
    await bed.run();
    await bed.receiver.start();
    expect((await bed.find(waiting)).failedAt).toBeDefined();
    bed.pass(9_999 * DAY);
    expect(await purge(keep)).toMatchObject({ requests: 0 });
    expect(await bed.storage.requests.find(waiting.subjectId)).toBeDefined();
  });

  //
  it('what was deleted of requests and shares is recorded, and only that', async () => {
    const share = exampleShare(bed.now());
    await bed.storage.shares.add(share);
    const subject = await bed.addRequest();
    const reference = (await bed.storage.requests.find(subject.subjectId))?.reference;
    await bed.run();
    const { position = 0 } = (await bed.storage.audit.end()) ?? {};
    bed.pass(keep.requestsDays * DAY);
    await purge(keep);
    await purge(keep);
    bed.passTo(new Date(share.expiresAt.getTime() + keep.sharesDays * DAY));
    await purge(keep);
    await purge(keep);
    const entries = [];
    for await (const entry of bed.storage.audit.each(position)) entries.push(entry);
    const erasure = { actor: 'job', action: 'erasure', subject: 'retention' };
    expect(entries).toMatchObject([
      { ...erasure, details: JSON.stringify({ requests: [reference] }) },
      { ...erasure, details: JSON.stringify({ shares: [share.id] }) },
    ]);
  });

  it('nothing else is deleted', async () => {
    const early = await bed.addRequest();
    await bed.run();
    bed.pass(DAY);
    const late = await bed.addRequest();
    await bed.run();
    bed.pass((keep.requestsDays - 1) * DAY);
    expect(await purge(keep)).toMatchObject({ requests: 1 });
    expect(await bed.storage.requests.find(early.subjectId)).toBeUndefined();
    expect(await bed.storage.requests.find(late.subjectId)).toBeDefined();
  });
});
