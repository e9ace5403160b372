import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import type { Stores } from '../storage/stores.ts';
import { daysAfter } from './periods.ts';

type Purged =
  | 'drafts'
  | 'shares'
  | 'prospects'
  | 'sessions'
  | 'spentProofs'
  | 'signIns'
  | 'uploads';

export interface PurgeExpired {
  storage: { [S in Purged]: Pick<Stores[S], 'purge'> } & {
    requests: Pick<Stores['requests'], 'purgeDelivered'>;
    inquiries: Pick<Stores['inquiries'], 'purgeDelivered'>;
    newsletter: Pick<Stores['newsletter'], 'purge'>;
  };
  keep: Pick<RetentionPeriods, 'requestsDays' | 'sharesDays'>;
  now: () => Date;
}

/**
 * Forgets what was kept for as long as promised; how many of each. What expires knows when: its
 * period is set as it is saved. A request is kept until it has been delivered, and so much longer; so is what came by another form.
 */
export async function purgeExpired({ storage, keep, now }: PurgeExpired) {
  const instant = now();
  return {
    drafts: await storage.drafts.purge(instant),
    // What is left of a share stays after its end, so that its links can say what became of it. One
    // that cannot be read is ended by nobody: it goes by its times.
    shares: await storage.shares.purge(daysAfter(instant, -keep.sharesDays)),
    prospects: await storage.prospects.purge(instant),
    requests: await storage.requests.purgeDelivered(daysAfter(instant, -keep.requestsDays)),
    inquiries: await storage.inquiries.purgeDelivered(daysAfter(instant, -keep.requestsDays)),
    newsletter: await storage.newsletter.purge(instant, daysAfter(instant, -keep.requestsDays)),
    sessions: await storage.sessions.purge(instant),
    proofs: await storage.spentProofs.purge(instant),
    signIns: await storage.signIns.purge(instant),
    // A form that is still being sent is younger than this.
    uploads: await storage.uploads.purge(daysAfter(instant, -1)),
  };
}
