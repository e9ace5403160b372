import type { RetentionPeriods } from '#domain/retention/retention-periods.ts';
import { periodsOf } from '#server/stores/retention-table.ts';

/** The default retention periods. */
export const KEEP = { draftsDays: 31, sharesDays: 31, prospectsMonths: 13, requestsDays: 31 };

/** Other periods, all different, so that a sentence shows which one it states. */
export const OTHER_KEEP = { draftsDays: 7, sharesDays: 15, prospectsMonths: 6, requestsDays: 90 };

/** All periods by their settings: these, and the defaults of those that no page states. */
export const periodsWith = (keep: RetentionPeriods) =>
  periodsOf(keep, { KEEP_AUDIT_MONTHS: 120, KEEP_JOBS_DAYS: 7, KEEP_ERASURES_DAYS: 366 });

export const PERIODS = periodsWith(KEEP);
