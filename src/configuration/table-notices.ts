import { type CalendarDate, formatIsoDate } from '#domain/calendar/date.ts';
import { findStaleHighestTaegs } from '#domain/law/age-of-tables.ts';

/** The law's tables that are due for a review, a sentence each; they prevent nothing. */
export function findTableNotices(today: CalendarDate): readonly string[] {
  const since = findStaleHighestTaegs(today);
  if (since === undefined) return [];
  return [
    `The newest highest TAEGs date from ${formatIsoDate(since)}, over seven months ago: they are ` +
      'reviewed every 1 June and 1 December. Look them up at the FPS Economy and add a row, as ' +
      'docs/how-to/renew-the-highest-rates.md says.',
  ];
}
