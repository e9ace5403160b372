import type { KeyedHashes } from '../../security/encryption/keyed-hashes.ts';
import type { RateCounts } from '../../stores/rate-counts.ts';

/**
 * The most links of a kind that an address is mailed a day, whichever sessions name it: the address may be a
 * stranger's.
 */
export const MAX_LINKS_A_DAY = 5;

const DAY = 24 * 3_600_000; // milliseconds

export interface AddresseeLimits {
  /** `rateLimit` multiplies the limit; 0 lifts it. */
  settings: { rateLimit: number };
  hashes: Pick<KeyedHashes, 'of'>;
}

/**
 * Counts a mail with a link to an address, for all servers together. Returns when the address may be mailed
 * another if this is one too many. To be called in the transaction that queues the mail, so that a mail that
 * is not queued is not counted.
 */
export async function nextLinkTime(
  { settings, hashes }: AddresseeLimits,
  rateCounts: Pick<RateCounts, 'add'>,
  { kind, to, now }: { kind: 'draft' | 'invitation' | 'declaration'; to: string; now: Date },
): Promise<Date | undefined> {
  if (settings.rateLimit === 0) return undefined;
  const key = hashes.of('rate-limit', `mailed ${kind} ${to.toLowerCase()}`);
  const { count, endsIn } = await rateCounts.add({ key, requests: 1, window: DAY });
  if (count <= Math.ceil(MAX_LINKS_A_DAY * settings.rateLimit)) return undefined;
  return new Date(now.getTime() + endsIn);
}
