import { afterAll, beforeAll, expect, it } from 'vitest';
import { PERIODS } from '#tests/examples/usual-retention.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture } from '#tests/server/delivery-fixture.ts';
import { ClocksDiffer } from '../../operation/agreed-time.ts';
import { jobsByDate } from './job-handlers.ts';

let bed: DeliveryFixture;
beforeAll(async () => {
  bed = await openDeliveryFixture(await openDatabaseInMemory());
});
afterAll(() => bed.close());

const SESSION = '5f0c2a8e-3d84-4b0e-9f0e-0d6a3c2b1a90';
const END = new Date('2026-12-01T12:00:00Z');

const jobsAt = (agreedTime: () => Promise<Date>) =>
  jobsByDate({
    storage: bed.storage,
    periods: PERIODS,
    agreedTime,
    purgeErasures: async () => 0,
    mailsBeforeExpiry: true,
    log: { info: () => {}, warn: () => {} },
  });

//
it('deletes by the agreed time, and nothing while the clocks differ', async () => {
  const { sessions } = bed.storage;
  await sessions.reopen({ id: SESSION, createdAt: bed.now(), expiresAt: END });
  const differing = jobsAt(async () => {
    throw new ClocksDiffer(3_456_000_000);
  });
  for (const job of ['purge-expired', 'tend-shares', 'mail-before-expiry'] as const)
    await expect(differing[job]()).rejects.toThrow(ClocksDiffer);
  await jobsAt(async () => new Date(END.getTime() - 1))['purge-expired']();
  expect(await sessions.find(SESSION, bed.now())).toBeDefined();
  await jobsAt(async () => END)['purge-expired']();
  expect(await sessions.find(SESSION, bed.now())).toBeUndefined();
});
