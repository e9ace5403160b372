import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchClock } from './watch-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a clock that jumps is reported once, and one that merely runs is not', () => {
  const jumps: number[] = [];
  const stop = watchClock(
    () => new Date(),
    (seconds) => jumps.push(seconds),
  );
  vi.advanceTimersByTime(60_000);
  expect(jumps).toEqual([]);
  vi.setSystemTime(Date.now() + 600_000);
  vi.advanceTimersByTime(30_000);
  vi.setSystemTime(Date.now() - 60_000);
  vi.advanceTimersByTime(30_000);
  expect(jumps).toEqual([600, -60]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
