import { describe, expect, it } from 'vitest';
import type { Executor } from './database.ts';
import { inBatches } from './in-batches.ts';
import { guardTransaction } from './transaction-guard.ts';

const atLarge = { isTransaction: false } as Executor;

/** A statement that waits until the test ends it. */
function playedStatement(most = 10) {
  const begun: { items: readonly string[]; end: PromiseWithResolvers<readonly string[]> }[] = [];
  const call = inBatches<string, string>(atLarge, most, (items) => {
    const end = Promise.withResolvers<readonly string[]>();
    begun.push({ items, end });
    return end.promise;
  });
  const endLast = () => {
    const last = begun.at(-1);
    last?.end.resolve(last.items.map((item) => item.toUpperCase()));
  };
  const batches = () => begun.map(({ items }) => items.join(''));
  return { call, endLast, batches, failLast: () => begun.at(-1)?.end.reject(new Error('away')) };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('calls in batches', () => {
  it('go together if they are made in one turn, each with its own result', async () => {
    const { call, endLast, batches } = playedStatement();
    const called = [call('a'), call('b')];
    await nextTurn();
    expect(batches()).toEqual(['ab']);
    endLast();
    expect(await Promise.all(called)).toEqual(['A', 'B']);
  });

  it('wait for the statement under way, and never join it', async () => {
    const { call, endLast, batches } = playedStatement();
    const first = call('a');
    await nextTurn();
    const others = [call('b'), call('c')];
    await nextTurn();
    expect(batches()).toEqual(['a']);
    endLast();
    await first;
    expect(batches()).toEqual(['a', 'bc']);
    endLast();
    expect(await Promise.all(others)).toEqual(['B', 'C']);
    const later = call('d');
    await nextTurn();
    endLast();
    expect(await later).toBe('D');
  });

  it('are no more than allowed', async () => {
    const { call, endLast, batches } = playedStatement(2);
    const called = Promise.all(['a', 'b', 'c'].map(call));
    await nextTurn();
    endLast();
    await expect.poll(batches).toEqual(['ab', 'c']);
    endLast();
    expect(await called).toEqual(['A', 'B', 'C']);
  });

  it('fail with their own batch alone', async () => {
    const { call, endLast, failLast, batches } = playedStatement();
    const first = call('a');
    await nextTurn();
    const second = call('b');
    failLast();
    await expect(first).rejects.toThrow('away');
    await expect.poll(batches).toEqual(['a', 'b']);
    endLast();
    expect(await second).toBe('B');
  });

  it('fail if the results are not theirs', async () => {
    const call = inBatches<string, string>(atLarge, 10, async () => []);
    await expect(call('a')).rejects.toThrow('0 results for 1 items');
  });

  it('are refused inside a transaction that they are not part of', async () => {
    const { call, batches } = playedStatement();
    await guardTransaction(async () => expect(() => call('a')).toThrow('outside the transaction'));
    await nextTurn();
    expect(batches()).toEqual([]);
  });
});
