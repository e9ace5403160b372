import { TRIED_FOR } from '../deliveries/back-off.ts';

/** How often a job is tried, and how far apart. */
export interface RetryTimes {
  /** Tries after the first. */
  limit: number;
  /** Seconds before the second try, up to twice as many; doubled for each one more. */
  delay: number;
  /** Seconds at most. */
  longestDelay: number;
}

const WAITS = { delay: 5, longestDelay: 4 * 3600 } as const;

/**
 * Letters are tried for at least as long as deliveries: a mail server's outage should not lose a
 * confirmation. How much longer is chance: the waits are.
 */
export const LETTER_TIMES: RetryTimes = { ...WAITS, limit: retriesWithin(TRIED_FOR) };

/** How many tries it takes to be at it for so many milliseconds, however short pg-boss waits. */
function retriesWithin(period: number): number {
  let passed = 0; // s
  let retries = 0;
  for (; passed * 1000 < period; retries += 1)
    passed += Math.min(WAITS.delay * 2 ** retries, WAITS.longestDelay);
  return retries;
}
