// The real one, also where a page's clock stands still.
import { setImmediate } from 'node:timers';
import { act } from '@testing-library/react';

/** How long something may take on a busy machine, in milliseconds. */
const TIMEOUT = 40_000;

/**
 * Waits until an expectation holds, while the page's clock stands still: answers and scripts come
 * from outside of it.
 */
export async function eventually<T>(expectation: () => T): Promise<T> {
  const until = performance.now() + TIMEOUT;
  for (;;) {
    try {
      return expectation();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
  }
}

/** Lets what was answered arrive, where nothing is to be seen of it. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1)
    await act(() => new Promise<void>((resolve) => void setImmediate(resolve)));
}
