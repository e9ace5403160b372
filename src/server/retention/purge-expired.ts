import type { Stores } from '../storage/stores.ts';

export interface PurgeExpired {
  storage: { [S in 'drafts' | 'sessions' | 'spentProofs' | 'signIns']: Pick<Stores[S], 'purge'> };
  now: () => Date;
}

/** Forgets drafts, sessions, spent proofs and sign-ins whose time is over; how many of each. */
export async function purgeExpired({ storage, now }: PurgeExpired) {
  const instant = now();
  return {
    drafts: await storage.drafts.purge(instant),
    sessions: await storage.sessions.purge(instant),
    proofs: await storage.spentProofs.purge(instant),
    signIns: await storage.signIns.purge(instant),
  };
}
