import { afterEach, expect, it, vi } from 'vitest';
import { askOfBroker } from './ask.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

afterEach(() => vi.useRealTimers());

it.each([
  [200, 'Ada', 'Ada'],
  [200, { odd: true }, undefined],
  [404, null, false],
  [500, null, undefined],
])('an answer of %i with %j is read as %j', async (status, body, expected) => {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  expect(await askOfBroker('b-1', isText)).toBe(expected);
});

it('an answer that does not come is waited for fifteen seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const asked = askOfBroker('b-1', isText);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await asked).toBeUndefined();
});
