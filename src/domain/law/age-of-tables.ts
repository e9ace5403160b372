import { addMonths, type CalendarDate, compareDates } from '#domain/calendar/date.ts';
import { MAX_TAEGS, rowOn } from './highest-taeg.ts';

/** The rates are reviewed every six months; one more month is allowed before the check reports it. */
const REVIEWED_WITHIN = 7; // months

/** The date of the newest row of highest rates, if it is over seven months old. */
export function findStaleHighestTaegs(today: CalendarDate): CalendarDate | undefined {
  const since = rowOn(MAX_TAEGS).since;
  return compareDates(addMonths(since, REVIEWED_WITHIN), today) < 0 ? since : undefined;
}
