import type { Stores } from '../storage/stores.ts';

export interface PurgeExpired {
  storage: { [S in 'drafts' | 'shares' | 'sessions' | 'spentProofs']: Pick<Stores[S], 'purge'> };
  /** How long what is left of a share is kept after its end, so that its links can say so. */
  shareDays: number;
  now: () => Date;
}

const DAY = 24 * 3_600_000; // ms

/** Forgets drafts, ended shares, sessions and spent proofs whose time is over; how many of each. */
export async function purgeExpired({ storage, shareDays, now }: PurgeExpired) {
  const instant = now();
  return {
    drafts: await storage.drafts.purge(instant),
    shares: await storage.shares.purge(new Date(instant.getTime() - shareDays * DAY)),
    sessions: await storage.sessions.purge(instant),
    proofs: await storage.spentProofs.purge(instant),
  };
}
