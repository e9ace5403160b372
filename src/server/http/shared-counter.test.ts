import { expect, it } from 'vitest';
import type { RateCounts } from './rate-counts.ts';
import { createSharedCounter } from './shared-counter.ts';

const LIMIT = { window: 60_000, most: 10 };

/** Counts as a database does, and notes each statement; `held` keeps it waiting. */
function createCounts() {
  const held: PromiseWithResolvers<void>[] = [];
  const totals = new Map<string, number>();
  const statements: number[] = [];
  let isHolding = false;
  const add: RateCounts['add'] = async (additions) => {
    statements.push(additions.length);
    if (isHolding) {
      const waiting = Promise.withResolvers<void>();
      held.push(waiting);
      await waiting.promise;
    }
    return new Map(
      additions.map(({ key, requests, window }) => {
        const count = (totals.get(key) ?? 0) + requests;
        totals.set(key, count);
        return [key, { count, endsIn: window }];
      }),
    );
  };
  return {
    add,
    statements,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const waiting of held.splice(0)) waiting.resolve();
    },
  };
}

const open = (counts: Pick<RateCounts, 'add'>) =>
  createSharedCounter({ counts, onAlone: () => {}, onShared: () => {}, patience: 60_000 });

it('requests that arrive during a statement go together in the next', async () => {
  const counts = createCounts();
  const counter = open(counts);
  counts.hold();
  const first = counter.countExactly('a', LIMIT);
  await expect.poll(() => counts.statements).toEqual([1]);
  const others = ['a', 'b', 'a', 'c'].map((key) => counter.countExactly(key, LIMIT));
  counts.release();
  expect((await first).count).toBe(1);
  expect((await Promise.all(others)).map(({ count }) => count)).toEqual([2, 1, 3, 1]);
  expect(counts.statements).toEqual([1, 3]);
  await counter.close();
});

it('remembers a bounded number of addresses, and asks again for the others', async () => {
  const counts = createCounts();
  const counter = open(counts);
  for (let n = 0; n <= LIMIT.most; n += 1) await counter.countExactly('a', LIMIT);
  const statements = () => counts.statements.length;
  const before = statements();
  expect((await counter.countExactly('a', LIMIT)).count).toBe(LIMIT.most + 1);
  expect(statements()).toBe(before);
  await Promise.all(
    Array.from({ length: 20_000 }, (_, n) => counter.countExactly(`other ${n}`, LIMIT)),
  );
  expect((await counter.countExactly('a', LIMIT)).count).toBe(LIMIT.most + 2);
  await counter.close();
});
