const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long after a failed attempt the next one is made, in milliseconds; the last goes on. */
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

/** How long it is tried in all, from the first attempt on, in milliseconds: three days. */
export const TRIED_FOR = 72 * HOUR;

/**
 * When to try again after `attempts` that failed, the latest of them at `now`; undefined where the
 * time for it is over. The last attempt stands at the very end of that time.
 */
export function nextAttempt(attempts: number, firstAttemptAt: Date, now: Date): Date | undefined {
  const end = firstAttemptAt.getTime() + TRIED_FOR;
  if (now.getTime() >= end) return undefined;
  const wait = WAITS[Math.min(attempts, WAITS.length) - 1] ?? WAITS[0];
  return new Date(Math.min(now.getTime() + wait, end));
}
