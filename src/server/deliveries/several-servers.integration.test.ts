import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#tests/postgres/start-postgres.ts';
import { openDeliveryFixture } from '#tests/server/delivery-fixture.ts';
import { createStorage } from '../storage/create-storage.ts';
import { openServedDatabase } from '../storage/served-database.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());

describe('several servers on one database', () => {
  it('deliver everything once, and nothing twice at the same time', async () => {
    const address = await postgres.createDatabase();
    const fixture = await openDeliveryFixture(openServedDatabase(address), 20_000);
    const others = [1, 2].map(() => openServedDatabase(address));
    const servers = [
      fixture.storage,
      ...others.map((other) =>
        createStorage(other, fixture.keyRing, { enqueueIn: async () => {} }),
      ),
    ];
    for (let n = 0; n < 40; n += 1) await fixture.addRequest();
    fixture.receiver.hold(true);
    const running = Promise.all(servers.map((storage) => fixture.run(undefined, storage)));
    // Each server delivers five at a time, so all three are at work.
    await fixture.receiver.arrived(15);
    fixture.receiver.hold(false);
    await running;
    const ids = fixture.receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(40);
    expect(fixture.receiver.overlaps()).toBe(1);
    expect(await fixture.storage.deliveries.count()).toEqual([
      { kind: 'request', waiting: 0, delivered: 40, failed: 0 },
    ]);
    for (const other of others) await other.close();
    await fixture.close();
  });
});
