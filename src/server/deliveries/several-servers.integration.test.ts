import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { openDeliveryFixture } from '#tests/server/delivery-bed.ts';
import { openServedDatabase } from '../storage/served-database.ts';
import { createStorage } from '../storage/storage.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describe('several servers on one database', () => {
  it('deliver everything once, and nothing twice at the same time', async () => {
    const address = await postgres.createDatabase();
    const bed = await openDeliveryFixture(openServedDatabase(address), 20_000);
    const others = [1, 2].map(() => openServedDatabase(address));
    const servers = [
      bed.storage,
      ...others.map((other) => createStorage(other, bed.keyRing, { enqueueIn: async () => {} })),
    ];
    for (let n = 0; n < 40; n += 1) await bed.addRequest();
    bed.receiver.hold(true);
    const running = Promise.all(servers.map((storage) => bed.run(undefined, storage)));
    // Five at a time each: all three are at work.
    await bed.receiver.arrived(15);
    bed.receiver.hold(false);
    await running;
    const ids = bed.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(bed.receiver.overlaps()).toBe(1);
    expect(await bed.storage.deliveries.count()).toEqual([
      { kind: 'request', waiting: 0, delivered: 40, failed: 0 },
    ]);
    for (const other of others) await other.close();
    await bed.close();
  });
});
