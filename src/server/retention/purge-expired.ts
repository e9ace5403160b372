import type { Stores } from '../storage/stores.ts';

export interface PurgeExpired {
  storage: {
    [S in 'drafts' | 'shares' | 'sessions' | 'spentProofs' | 'signIns']: Pick<Stores[S], 'purge'>;
  };
  /** How long what is left of a share is kept after its end, so that its links can say so. */
  shareDays: number;
  now: () => Date;
}

const DAY = 24 * 3_600_000; // ms

/** Forgets what is over: drafts, ended shares, sessions, spent proofs, sign-ins; how many of each. */
export async function purgeExpired({ storage, shareDays, now }: PurgeExpired) {
  const instant = now();
  return {
    drafts: await storage.drafts.purge(instant),
    shares: await storage.shares.purge(new Date(instant.getTime() - shareDays * DAY)),
    sessions: await storage.sessions.purge(instant),
    proofs: await storage.spentProofs.purge(instant),
    signIns: await storage.signIns.purge(instant),
  };
}
