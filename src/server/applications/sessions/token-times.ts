import type { TokenTimes } from '../../stores/session-store.ts';

/** For a second window, and for a browser that did not get the answer. Far above what clocks of servers differ by. */
const GRACE = 5 * 60_000; // ms
const SECOND = 1_000; // ms

/** The times of a session whose first token is issued at `now`. */
export function firstTokenTimes(now: Date): TokenTimes {
  const issued = inSeconds(now);
  return { refusedBefore: issued, firstRenewed: issued, lastRenewed: issued };
}

/** Whether a token is current, or was replaced less than five minutes ago. */
export function isAccepted(times: TokenTimes | undefined, issuedAt: Date, now: Date): boolean {
  return times === undefined || issuedAt >= refusedBefore(times, now);
}

/**
 * The times after a renewal of the token issued at `issuedAt`; the new one is issued at `lastRenewed`,
 * later than every other token, whichever server's clock issued those. Without `times`, every earlier
 * token counts as replaced now.
 */
export function renewedTimes(times: TokenTimes | undefined, issuedAt: Date, now: Date): TokenTimes {
  const earlier = Math.max(issuedAt.getTime(), times?.lastRenewed.getTime() ?? 0);
  const issued = new Date(Math.max(inSeconds(now).getTime(), earlier + SECOND));
  if (times === undefined)
    return { refusedBefore: new Date(0), firstRenewed: issued, lastRenewed: issued };
  const bound = refusedBefore(times, now);
  const pending = [times.firstRenewed, times.lastRenewed].find((renewed) => renewed > bound);
  return { refusedBefore: bound, firstRenewed: pending ?? issued, lastRenewed: issued };
}

function refusedBefore(times: TokenTimes, now: Date): Date {
  const settled = now.getTime() - GRACE;
  const renewals = [times.lastRenewed, times.firstRenewed];
  return renewals.find((renewed) => renewed.getTime() <= settled) ?? times.refusedBefore;
}

function inSeconds(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / SECOND) * SECOND);
}
