const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The wait after each failed attempt, in milliseconds; the last value repeats. */
const WAITS = [
  1 * MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
] as const;

/** How long delivery is attempted, from the first attempt on, in milliseconds: three days. */
export const DELIVERY_PERIOD = 72 * HOUR;

/**
 * When to try again after `attempts` failures, the latest at `now`; `undefined` if the three days are
 * over. `atLeast`: the shortest wait, in milliseconds. The last attempt is made at the very end of the three days.
 */
export function nextAttempt(
  attempts: number,
  firstAttemptAt: Date,
  now: Date,
  atLeast = 0,
): Date | undefined {
  const end = firstAttemptAt.getTime() + DELIVERY_PERIOD;
  if (now.getTime() >= end) return undefined;
  const usual = WAITS[Math.min(attempts, WAITS.length) - 1] ?? WAITS[0];
  const wait = Math.max(usual, atLeast);
  return new Date(Math.min(now.getTime() + wait, end));
}
