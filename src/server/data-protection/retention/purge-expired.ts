import type { Stop } from '../../stores/retention-store.ts';
import { cutoffsAt, type Periods, type StoppingTable } from '../../stores/retention-table.ts';
import type { Storage, Stores, Transaction } from '../../stores/storage.ts';
import { findTimeToPurge } from './stop-purge.ts';

type Purged =
  | 'drafts'
  | 'prospects'
  | 'sessions'
  | 'spentProofs'
  | 'uploads'
  | 'rateCounts'
  | 'given'
  | 'restrictions'
  | 'auditProofs';

export interface PurgeExpired {
  storage: { [S in Purged]: Pick<Stores[S], 'purge'> } & {
    inquiries: Pick<Stores['inquiries'], 'purgeDelivered'>;
    newsletter: Pick<Stores['newsletter'], 'purge'>;
    signIns: Pick<Stores['signIns'], 'purge' | 'purgeAttempts'>;
  } & Pick<Storage, 'transact' | 'retention'>;
  periods: Periods;
  now: () => Date;
  /** Called for each table whose purge stopped, before anything of it was deleted. */
  reportStop(stop: Stop): void;
}

/**
 * Deletes what has been kept for its full period; returns how many of each. Periods are set on saving.
 * Requests and inquiries are kept until delivered, and for their period after that. What is restricted stays. A table of
 * which it would delete more than a tenth is left as it is, until somebody confirms it.
 */
export async function purgeExpired({ storage, periods, now, reportStop }: PurgeExpired) {
  const instant = now();
  const before = cutoffsAt(instant, periods);
  const stops = await storage.retention.stops();
  const unlessStopped = async (table: StoppingTable, purge: (at: Date) => Promise<number>) => {
    const known = stops.find((stop) => stop.table === table);
    const found = await findTimeToPurge(storage.retention, table, instant, periods, known);
    if ('stop' in found) {
      reportStop(found.stop);
      return 0;
    }
    const count = await purge(found.at);
    // A confirmation holds until all of it is deleted, and no longer.
    if (known !== undefined) await storage.retention.resume(table);
    return count;
  };
  // The sessions of a share's links take their sign-ins with them.
  let sessions = 0;
  const signIns = await unlessStopped('sign_ins', async (at) => {
    sessions = await storage.sessions.purge(at);
    return await storage.signIns.purge(at);
  });
  // Proofs are kept as long as the entries that they prove.
  let auditProofs = 0;
  const auditEntries = await unlessStopped('audit_entries', async (at) => {
    const { audit: before } = cutoffsAt(at, periods);
    auditProofs = await storage.auditProofs.purge(before);
    return await purgeInTransactions(storage, ({ audit }) => audit.purge(before, instant));
  });
  return {
    drafts: await unlessStopped('drafts', (at) => storage.drafts.purge(at)),
    // What is left of a share stays after its end, so that its links can say what became of it. A share
    // that cannot be read is never ended, so it is deleted by its dates.
    shares: await unlessStopped('shares', (at) =>
      purgeRecorded(storage, instant, async ({ shares }) => {
        const { ids, isEnd } = await shares.purge(cutoffsAt(at, periods).shares);
        return { details: { shares: ids }, count: ids.length, isEnd };
      }),
    ),
    prospects: await unlessStopped('prospects', (at) => storage.prospects.purge(at)),
    requests: await unlessStopped('requests', (at) =>
      purgeRecorded(storage, instant, async ({ requests }) => {
        const { references, isEnd } = await requests.purgeDelivered(
          cutoffsAt(at, periods).requests,
        );
        return { details: { requests: references }, count: references.length, isEnd };
      }),
    ),
    inquiries: await unlessStopped('inquiries', (at) =>
      storage.inquiries.purgeDelivered(cutoffsAt(at, periods).requests),
    ),
    newsletter: await unlessStopped('newsletter_subscriptions', (at) =>
      storage.newsletter.purge(at, cutoffsAt(at, periods).requests),
    ),
    proofs: await storage.spentProofs.purge(instant),
    attempts: await storage.signIns.purgeAttempts(instant),
    sessions,
    signIns,
    rateCounts: await storage.rateCounts.purge(instant),
    // After the drafts, shares and requests that they belong to.
    given: await storage.given.purge(),
    restrictions: await storage.restrictions.purge(before.requests),
    uploads: await storage.uploads.purge(before.unsentFiles),
    backups: await storage.retention.purgeBackups(before.backups),
    auditEntries,
    auditProofs,
  };
}

/** How many a batch deleted, and whether no more are left. */
interface PurgedBatch {
  count: number;
  isEnd: boolean;
}

/** What a batch deleted, as the audit log records it. */
interface RecordedBatch extends PurgedBatch {
  details: Readonly<Record<string, readonly string[]>>;
}

/**
 * Deletes batch by batch; returns how many. Each transaction records what it deletes, so that a row which somebody else
 * deleted is found to be missing.
 */
function purgeRecorded(
  storage: Pick<Storage, 'transact'>,
  at: Date,
  purge: (transaction: Transaction) => Promise<RecordedBatch>,
): Promise<number> {
  return purgeInTransactions(storage, async (transaction) => {
    const { details, ...purged } = await purge(transaction);
    const event = { at, actor: 'job', action: 'erasure', subject: 'retention' } as const;
    if (purged.count > 0) await transaction.audit.append({ ...event, details });
    return purged;
  });
}

async function purgeInTransactions(
  { transact }: Pick<Storage, 'transact'>,
  purge: (transaction: Transaction) => Promise<PurgedBatch>,
): Promise<number> {
  for (let total = 0; ; ) {
    const { count, isEnd } = await transact(purge);
    total += count;
    if (isEnd) return total;
  }
}
