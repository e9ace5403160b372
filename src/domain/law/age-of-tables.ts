import { addMonths, type CalendarDate, compareDates } from '#domain/calendar/date.ts';
import { type LawTables, rowOn } from './law-tables.ts';

/** The rates are reviewed every six months; one more month is allowed before the check reports it. */
const REVIEWED_WITHIN = 7; // months

/** The date of the newest row of highest rates, if it is over seven months old. */
export function findStaleHighestTaegs(
  { highestTaegs }: Pick<LawTables, 'highestTaegs'>,
  today: CalendarDate,
): CalendarDate | undefined {
  const { since } = rowOn(highestTaegs);
  return compareDates(addMonths(since, REVIEWED_WITHIN), today) < 0 ? since : undefined;
}
