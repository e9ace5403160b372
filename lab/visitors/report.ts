import type { Answer } from './caller.ts';
import type { Counted } from './count.ts';

/** Whether nothing was lost, stored twice or sent under two ids, and the audit log is whole. */
export function isSound({ stored, arrived, calls, auditIsWhole }: Counted) {
  const counts = [...Object.values(stored), ...Object.values(arrived)];
  return (
    counts.every(({ lost }) => lost === 0) &&
    Object.values(stored).every(({ doubled }) => doubled === 0) &&
    calls.withTwoIds === 0 &&
    auditIsWhole
  );
}

export function printCounts({ stored, arrived, calls, auditIsWhole }: Counted) {
  console.table({ ...stored, ...arrived });
  console.log('webhook', calls, auditIsWhole ? 'audit log whole' : 'AUDIT LOG BROKEN');
}

/** Whether a load balancer would count a status as a failure: 0 is no answer at all. */
export const isFailed = (status: number) => status === 0 || status >= 400;

/**
 * The answers by status, the failed ones, and the longest time without a 2xx, in milliseconds.
 * @param all in the order of their time
 */
export function summarise(all: readonly Answer[], { from, to }: { from: number; to: number }) {
  const within = all.filter(({ at }) => at >= from && at <= to);
  const byStatus: Record<string, number> = {};
  let [longestGap, last] = [0, from];
  for (const { at, status } of within) {
    const kind = status >= 200 && status < 300 ? '2xx' : status === 0 ? 'none' : String(status);
    byStatus[kind] = (byStatus[kind] ?? 0) + 1;
    if (kind !== '2xx') continue;
    longestGap = Math.max(longestGap, at - last);
    last = at;
  }
  longestGap = Math.max(longestGap, to - last);
  return { byStatus, failed: within.filter(({ status }) => isFailed(status)), longestGap };
}
