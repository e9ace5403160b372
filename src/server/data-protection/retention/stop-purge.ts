import type { RetentionStore, Stop } from '../../stores/retention-store.ts';
import { describePeriod, type Periods, type StoppingTable } from '../../stores/retention-table.ts';

/**
 * How many rows are always deleted: of a small table a few rows are more than a tenth, and in an hour of an ordinary day
 * no table loses as many that has fewer than ten times of them.
 */
export const NEVER_STOPPED = 25;

/** The share of a table that is deleted at once without a confirmation. */
const SHARE = 1 / 10;

/**
 * By which time a table is purged: now, or, if a stop was confirmed, the time of which its rows were counted. `stop`: the
 * purge would delete too many, and is stored as stopped.
 */
export async function findTimeToPurge(
  retention: Pick<RetentionStore, 'countDue' | 'countRows' | 'stop'>,
  table: StoppingTable,
  now: Date,
  periods: Periods,
  known: Stop | undefined,
): Promise<{ at: Date } | { stop: Stop }> {
  if (known?.confirmedAt !== undefined && (await isStillAsConfirmed(retention, known, periods)))
    return { at: known.at };
  // Most hours end here: no more rows are read than these.
  const isFew = (await retention.countDue(table, now, periods, NEVER_STOPPED + 1)) <= NEVER_STOPPED;
  const due = isFew ? 0 : await retention.countDue(table, now, periods);
  const rows = isFew ? 0 : await retention.countRows(table);
  if (due <= rows * SHARE) return { at: now };
  const stop = { table, at: now, due, rows, period: describePeriod(table, periods) };
  await retention.stop(stop);
  return { stop };
}

/** A confirmation is about the rows that were counted, by the period of then: not about more. */
async function isStillAsConfirmed(
  retention: Pick<RetentionStore, 'countDue'>,
  { table, at, due, period }: Stop,
  periods: Periods,
): Promise<boolean> {
  if (period !== describePeriod(table, periods)) return false;
  return (await retention.countDue(table, at, periods, due + 1)) <= due;
}
