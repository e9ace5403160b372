import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleShare } from '#tests/examples/example-share.ts';
import { openDatabaseInMemory } from '#tests/server/database-in-memory.ts';
import { type DeliveryFixture, openDeliveryFixture } from '#tests/server/delivery-fixture.ts';
import { remindAndExpireShares } from './remind-and-expire.ts';

let bed: DeliveryFixture;
beforeAll(async () => {
  bed = await openDeliveryFixture(await openDatabaseInMemory());
});
afterAll(() => bed.close());

it('reports every share that fails, each with its own error', async () => {
  const { storage } = bed;
  const ids = [1, 2].map((n) => `5ba2e000-0000-4000-8000-00000000000${n}`);
  for (const id of ids) await storage.shares.add(exampleShare(bed.now(), { id, uniqid: id }));
  const failing = {
    ...storage,
    shares: {
      ...storage.shares,
      find: async (id: string) => {
        throw new Error(`cannot read ${id}`);
      },
    },
  };
  const ended = new Date(bed.now().getTime() + 32 * 24 * 3_600_000);
  const run = remindAndExpireShares({ storage: failing, now: () => ended });
  const { errors } = await run.then(
    () => new AggregateError([]),
    (error: unknown) => (error instanceof AggregateError ? error : new AggregateError([])),
  );
  expect(errors.map(({ message }: Error) => message).toSorted()).toEqual(
    ids.map((id) => `cannot read ${id}`),
  );
});
