import { expect, it } from 'vitest';
import { openDatabaseInMemory } from '../storage/embedded-database.ts';
import { startJobQueue } from './job-queue.ts';

/** Longer than a test may take: what waits for the next look fails. */
const AN_HOUR = 3_600;

const nothing = async () => {};

it('does one job after the other, without a pause between them', async () => {
  const database = await openDatabaseInMemory();
  const done: string[] = [];
  let settle = () => {};
  const all = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const queue = await startJobQueue(
    database,
    {
      'confirm-request': async ({ requestId }) => {
        done.push(requestId);
        if (done.length === 3) settle();
        if (requestId === 'two') throw new Error('Not this time');
      },
      'share-letter': nothing,
      'draft-letter': nothing,
      'tend-shares': nothing,
      'deliver-due': nothing,
      'purge-expired': nothing,
    },
    () => {},
    { limit: 0, delay: 1, longestDelay: 1 },
    AN_HOUR,
  );
  await database.transact(async ({ queueConnection }) => {
    for (const requestId of ['one', 'two', 'three'])
      await queue.enqueueIn(queueConnection, 'confirm-request', { requestId });
  });
  await all;
  expect(done).toEqual(['one', 'two', 'three']);
  await queue.stop();
  await database.close();
});
