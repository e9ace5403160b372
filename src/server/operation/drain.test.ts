import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drain } from './drain.ts';
import { createReadiness, isReady } from './readiness.ts';

const up = async () => {};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server that drains, with whether it has done so. */
function draining(seconds: number) {
  const readiness = createReadiness({ database: up, queue: up, keys: up, clock: up });
  const seen = { isDone: false };
  void drain(readiness, seconds).then(() => {
    seen.isDone = true;
  });
  return { readiness, seen };
}

it('a server that drains is not ready at once, and serves on for so many seconds', async () => {
  const { readiness, seen } = draining(6);
  expect(isReady(await readiness.check())).toBe(false);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(seen.isDone).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.isDone).toBe(true);
});

it('a server without a time to drain stops at once', async () => {
  const { seen } = draining(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.isDone).toBe(true);
});
