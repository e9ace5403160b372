import { DELIVERY_PERIOD } from '../../operation/back-off.ts';

/** How often a job is tried, at which intervals, and how long it is stored once it is done. */
export interface RetryTimes {
  /** Tries after the first. */
  limit: number;
  /** Seconds before the second try, up to twice as many; doubled for each further try. */
  delay: number;
  /** Seconds at most. */
  longestDelay: number;
  /** Days for which it is stored once it is done. */
  keptDays: number;
}

const WAITS = { delay: 5, longestDelay: 4 * 3600 } as const;

/**
 * Letters are tried for at least as long as deliveries, so that a mail server's outage loses no
 * confirmation. How much longer depends on chance, because the waits are random.
 */
export const LETTER_TIMES: RetryTimes = {
  ...WAITS,
  limit: retriesWithin(DELIVERY_PERIOD),
  keptDays: 7,
};

/** How many tries last at least so many milliseconds, with the shortest waits of pg-boss. */
function retriesWithin(period: number): number {
  let passed = 0; // s
  let retries = 0;
  for (; passed * 1000 < period; retries += 1)
    passed += Math.min(WAITS.delay * 2 ** retries, WAITS.longestDelay);
  return retries;
}
