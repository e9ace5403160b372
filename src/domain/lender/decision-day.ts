import { calendarDateIn, OFFICE_TIME_ZONE, wallClockIn, weekdayOf } from '../calendar/clock.ts';
import { type CalendarDate, compareDates, nextDay } from '../calendar/date.ts';
import type { LenderFacts } from './lender-facts.ts';

const MINUTES_A_DAY = 24 * 60;

/**
 * The day by which a request is decided, as the lender's facts promise it; undefined without a promise. Where the
 * weekend is left to Monday, the promised hours run on working days alone.
 */
export function decisionDay(
  sentAt: Date,
  decision: LenderFacts['decision'],
  holidays: readonly CalendarDate[],
): CalendarDate | undefined {
  if (decision === 'none') return undefined;
  if (decision.weekend === 'counted')
    return calendarDateIn(
      OFFICE_TIME_ZONE,
      new Date(sentAt.getTime() + decision.hours * 60 * 60_000),
    );
  let { date, minutes } = wallClockIn(OFFICE_TIME_ZONE, sentAt);
  let left = decision.hours * 60;
  for (;;) {
    if (isWorkingDay(date, holidays)) {
      left -= MINUTES_A_DAY - minutes;
      if (left <= 0) return date;
    }
    date = nextDay(date);
    minutes = 0;
  }
}

function isWorkingDay(date: CalendarDate, holidays: readonly CalendarDate[]): boolean {
  const weekday = weekdayOf(date);
  return (
    weekday !== 'saturday' &&
    weekday !== 'sunday' &&
    !holidays.some((holiday) => compareDates(holiday, date) === 0)
  );
}
