/** how long a token lasts, in milliseconds. */
const LASTS = 604_800_000;
const DAY = 86_400_000; // milliseconds

/** What a token says of itself: its session, and its end in seconds since 1970. Nothing where it cannot be read. */
function claimsOf(token: string): { readonly sub?: unknown; readonly exp?: unknown } {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

/** When a token ends, in milliseconds since 1970; infinity where it cannot be read. */
export function endOf(token: string): number {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY;
}

/** Whether a token has replaced another: both are of one session, and it was issued later. */
export function hasReplaced(token: string, other: string): boolean {
  const { sub, exp } = claimsOf(token);
  return (
    typeof sub === 'string' &&
    typeof exp === 'number' &&
    sub === claimsOf(other).sub &&
    exp * 1000 > endOf(other)
  );
}

/**
 * What has become of what was saved under a token that has ended, as far as its time tells: kept still,
 * or deleted, where nothing was saved with it later. `unknown`: it is no token, or has not ended.
 */
export function afterEnd(
  token: string,
  keptDays: number,
  now: number,
): 'kept' | 'deleted' | 'unknown' {
  const end = endOf(token);
  if (end > now) return 'unknown';
  return end - LASTS + keptDays * DAY > now ? 'kept' : 'deleted';
}

/**
 * Why passing the bot check with a token that has ended brought no answers back: `deleted` after their
 * time, or `notFound` within it, for they went on from another device, say.
 */
export function whyNothingCame(
  token: string,
  keptDays: number,
  now: number,
): 'deleted' | 'notFound' | undefined {
  const found = afterEnd(token, keptDays, now);
  if (found === 'unknown') return undefined;
  return found === 'kept' ? 'notFound' : found;
}
