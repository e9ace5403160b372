/** spec 2 §9: how long a token lasts, in milliseconds. */
const LASTS = 604_800_000;
const DAY = 86_400_000; // milliseconds

/** When a token ends, in milliseconds since 1970; infinity where it cannot be read. */
export function endOf(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
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
