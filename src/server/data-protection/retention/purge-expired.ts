import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Storage, Stores, Transaction } from '../../stores/storage.ts';

type Purged =
  | 'drafts'
  | 'prospects'
  | 'sessions'
  | 'spentProofs'
  | 'signIns'
  | 'uploads'
  | 'rateCounts'
  | 'given'
  | 'restrictions';

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
 * Requests and inquiries are kept until delivered, and for their period after that. What is restricted stays.
 */
export async function purgeExpired({ storage, keep, now }: PurgeExpired) {
  const instant = now();
  return {
    drafts: await storage.drafts.purge(instant),
    // What is left of a share stays after its end, so that its links can say what became of it. A share
    // that cannot be read is never ended, so it is deleted by its dates.
    shares: await purgeRecorded(storage, instant, async ({ shares }) => {
      const { ids, isEnd } = await shares.purge(daysAfter(instant, -keep.sharesDays));
      return { details: { shares: ids }, count: ids.length, isEnd };
    }),
    prospects: await storage.prospects.purge(instant),
    requests: await purgeRecorded(storage, instant, async ({ requests }) => {
      const { references, isEnd } = await requests.purgeDelivered(
        daysAfter(instant, -keep.requestsDays),
      );
      return { details: { requests: references }, count: references.length, isEnd };
    }),
    inquiries: await storage.inquiries.purgeDelivered(daysAfter(instant, -keep.requestsDays)),
    newsletter: await storage.newsletter.purge(instant, daysAfter(instant, -keep.requestsDays)),
    sessions: await storage.sessions.purge(instant),
    proofs: await storage.spentProofs.purge(instant),
    signIns: await storage.signIns.purge(instant),
    rateCounts: await storage.rateCounts.purge(instant),
    // After the drafts, shares and requests that they belong to.
    given: await storage.given.purge(),
    restrictions: await storage.restrictions.purge(daysAfter(instant, -keep.requestsDays)),
    // A form that is still being sent is younger than this.
    uploads: await storage.uploads.purge(daysAfter(instant, -1)),
  };
}

/** What a batch deleted, as the audit log records it. */
interface PurgedBatch {
  details: Readonly<Record<string, readonly string[]>>;
  count: number;
  /** No more are left. */
  isEnd: boolean;
}

/**
 * Deletes batch by batch; returns how many. Each transaction records what it deletes, so that a row which somebody else
 * deleted is found to be missing.
 */
async function purgeRecorded(
  { transact }: Pick<Storage, 'transact'>,
  at: Date,
  purge: (transaction: Transaction) => Promise<PurgedBatch>,
): Promise<number> {
  for (let total = 0; ; ) {
    const { count, isEnd } = await transact(async (transaction) => {
      const purged = await purge(transaction);
      const event = { at, actor: 'job', action: 'erasure', subject: 'retention' } as const;
      if (purged.count > 0) await transaction.audit.append({ ...event, details: purged.details });
      return purged;
    });
    total += count;
    if (isEnd) return total;
  }
}
