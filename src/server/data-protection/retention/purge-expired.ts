import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Storage, Stores } from '../../stores/storage.ts';

type Purged =
  | 'drafts'
  | 'shares'
  | 'prospects'
  | 'sessions'
  | 'spentProofs'
  | 'signIns'
  | 'uploads'
  | 'rateCounts';

export interface PurgeExpired {
  storage: { [S in Purged]: Pick<Stores[S], 'purge'> } & {
    inquiries: Pick<Stores['inquiries'], 'purgeDelivered'>;
    newsletter: Pick<Stores['newsletter'], 'purge'>;
  } & Pick<Storage, 'transact'>;
  keep: Pick<RetentionPeriods, 'requestsDays' | 'sharesDays'>;
  now: () => Date;
}

/**
 * Deletes what has been kept for its full period; returns how many of each. Periods are set on saving.
 * Requests and inquiries are kept until delivered, and for their period after that.
 */
export async function purgeExpired({ storage, keep, now }: PurgeExpired) {
  const instant = now();
  return {
    drafts: await storage.drafts.purge(instant),
    // What is left of a share stays after its end, so that its links can say what became of it. A share
    // that cannot be read is never ended, so it is deleted by its dates.
    shares: await storage.shares.purge(daysAfter(instant, -keep.sharesDays)),
    prospects: await storage.prospects.purge(instant),
    requests: await purgeRequests(storage, daysAfter(instant, -keep.requestsDays), instant),
    inquiries: await storage.inquiries.purgeDelivered(daysAfter(instant, -keep.requestsDays)),
    newsletter: await storage.newsletter.purge(instant, daysAfter(instant, -keep.requestsDays)),
    sessions: await storage.sessions.purge(instant),
    proofs: await storage.spentProofs.purge(instant),
    signIns: await storage.signIns.purge(instant),
    rateCounts: await storage.rateCounts.purge(instant),
    // A form that is still being sent is younger than this.
    uploads: await storage.uploads.purge(daysAfter(instant, -1)),
  };
}

/** Deletes delivered requests. What deletes them records it too, so that a request that is missing can be told from them. */
async function purgeRequests(
  { transact }: Pick<Storage, 'transact'>,
  then: Date,
  at: Date,
): Promise<number> {
  for (let count = 0; ; ) {
    const { references, isEnd } = await transact(async ({ requests, audit }) => {
      const purged = await requests.purgeDelivered(then);
      const details = { requests: purged.references };
      if (purged.references.length > 0)
        await audit.append({ at, actor: 'job', action: 'erasure', subject: 'retention', details });
      return purged;
    });
    count += references.length;
    if (isEnd) return count;
  }
}
