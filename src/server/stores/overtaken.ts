/**
 * How far apart two states of a browser may be for their order to count, in milliseconds: no call is on its way for
 * longer, and a clock that was set back by more does not keep later states out.
 */
export const LATE_AT_MOST = 60_000;

/**
 * Whether a state that the browser made at `madeAt` comes late: one that it made after is stored already. That happens
 * when a call is given up and repeated, and the server carries out the first one after the other.
 */
export function isOvertaken(madeAt: Date | undefined, stored: Date | undefined): boolean {
  if (madeAt === undefined || stored === undefined) return false;
  const behind = stored.getTime() - madeAt.getTime();
  return behind > 0 && behind <= LATE_AT_MOST;
}
