import { describe, expect, it } from 'vitest';
import { DELIVERY_PERIOD } from '../../operation/back-off.ts';
import { LETTER_TIMES } from './retry-times.ts';

const HOUR = 3_600_000; // ms

/** The time from the first try to the last, in milliseconds, as pg-boss waits: `chance` from 0 to 1. */
function lastsFor(retries: number, chance: number): number {
  const { delay, longestDelay } = LETTER_TIMES;
  let seconds = 0;
  for (let failed = 1; failed <= retries; failed += 1) {
    const half = 2 ** Math.min(16, failed) / 2;
    seconds += Math.min(longestDelay, delay * (half + half * chance));
  }
  return seconds * 1000;
}

describe('letters', () => {
  it.each([0, 0.3, 0.7, 1])('are tried for three days and little more, by chance %d', (chance) => {
    const lasts = lastsFor(LETTER_TIMES.limit, chance);
    expect(lasts).toBeGreaterThanOrEqual(DELIVERY_PERIOD);
    expect(lasts).toBeLessThan(DELIVERY_PERIOD + 6 * HOUR);
  });

  it('letters are retried only as often as the delivery period needs', () => {
    expect(lastsFor(LETTER_TIMES.limit - 1, 0)).toBeLessThan(DELIVERY_PERIOD);
  });
});
