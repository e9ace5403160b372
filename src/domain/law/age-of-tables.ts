import { addMonths, type CalendarDate, compareDates } from '#domain/calendar/date.ts';
import { HIGHEST_TAEGS, rowOn } from './highest-taeg.ts';

/** The review comes every six months; a month more is the grace before the check says so. */
const REVIEWED_WITHIN = 7; // months

/** The day of the newest row of highest rates, where that is over seven months ago. */
export function findStaleHighestTaegs(today: CalendarDate): CalendarDate | undefined {
  const since = rowOn(HIGHEST_TAEGS).since;
  return compareDates(addMonths(since, REVIEWED_WITHIN), today) < 0 ? since : undefined;
}
