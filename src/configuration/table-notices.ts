import { type CalendarDate, formatIsoDate } from '#domain/calendar/date.ts';
import { findStaleHighestTaegs } from '#domain/law/age-of-tables.ts';
import { LAW_FILE, type Law } from './law-file.ts';

/** The law's tables that are due for a review or not used, a sentence each; they prevent nothing. */
export function findTableNotices(law: Law, today: CalendarDate): readonly string[] {
  const since = findStaleHighestTaegs(law, today);
  if (since === undefined) return law.notices;
  return [
    ...law.notices,
    `The newest highest TAEGs date from ${formatIsoDate(since)}, over seven months ago: they are ` +
      `reviewed every 1 June and 1 December. Look them up at the FPS Economy and add a row to ${LAW_FILE}, as ` +
      'docs/how-to/renew-the-highest-rates.md says.',
  ];
}
