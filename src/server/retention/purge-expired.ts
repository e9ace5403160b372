import type { Stores } from '../storage/stores.ts';

export interface PurgeExpired {
  storage: { [S in 'drafts' | 'sessions' | 'spentProofs']: Pick<Stores[S], 'purge'> };
  now: () => Date;
}

/** Forgets drafts, sessions and spent proofs whose time is over; how many of each. */
export async function purgeExpired({ storage, now }: PurgeExpired) {
  const instant = now();
  return {
    drafts: await storage.drafts.purge(instant),
    sessions: await storage.sessions.purge(instant),
    proofs: await storage.spentProofs.purge(instant),
  };
}
