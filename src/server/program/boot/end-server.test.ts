import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEnd, MAX_SHUTDOWN_MS } from './end-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function end(stop: () => Promise<void>, drainSeconds = 0) {
  const codes: number[] = [];
  const lines: string[] = [];
  const ending = createEnd(
    { stop, drainSeconds },
    { exit: (code) => void codes.push(code), report: (line) => void lines.push(line) },
  );
  return { ending, codes, lines };
}

it('exits with 0 once the server has stopped, however often it is told to', async () => {
  const stop = vi.fn(async () => {});
  const { ending, codes, lines } = end(stop);
  ending();
  ending();
  await vi.advanceTimersByTimeAsync(0);
  expect([stop.mock.calls.length, codes, lines]).toEqual([1, [0], []]);
});

it('exits with 0 in a bounded time although something still runs, and says so', async () => {
  const { ending, codes, lines } = end(() => new Promise(() => {}), 6);
  ending();
  await vi.advanceTimersByTimeAsync(MAX_SHUTDOWN_MS + 5_999);
  expect(codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(codes).toEqual([0]);
  expect(lines).toEqual([expect.stringContaining('still runs')]);
});

it('exits with 1 if stopping fails', async () => {
  const { ending, codes, lines } = end(async () => {
    throw new Error('on purpose');
  });
  ending();
  await vi.advanceTimersByTimeAsync(0);
  expect(codes).toEqual([1]);
  expect(lines).toEqual([expect.stringContaining('on purpose')]);
});
