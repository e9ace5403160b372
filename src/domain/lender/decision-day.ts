import {
  calendarDateIn,
  OFFICE_TIME_ZONE,
  type WallClock,
  wallClockIn,
} from '../calendar/clock.ts';
import { type CalendarDate, compareDates } from '../calendar/date.ts';
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
  let left = decision.hours * 60;
  let now = wallClockIn(OFFICE_TIME_ZONE, sentAt);
  let { minutes } = now;
  for (let days = 1; ; days += 1) {
    if (isWorkingDay(now, holidays)) {
      left -= MINUTES_A_DAY - minutes;
      if (left <= 0) return now.date;
    }
    now = wallClockIn(OFFICE_TIME_ZONE, noonAfter(sentAt, days));
    minutes = 0;
  }
}

/** About noon, so many days later: an hour more or less of summer time makes it no other day. */
function noonAfter(instant: Date, days: number): Date {
  const noon = new Date(instant.getTime() + days * MINUTES_A_DAY * 60_000);
  const { minutes } = wallClockIn(OFFICE_TIME_ZONE, noon);
  return new Date(noon.getTime() + (MINUTES_A_DAY / 2 - minutes) * 60_000);
}

function isWorkingDay({ date, weekday }: WallClock, holidays: readonly CalendarDate[]): boolean {
  return (
    weekday !== 'saturday' &&
    weekday !== 'sunday' &&
    !holidays.some((holiday) => compareDates(holiday, date) === 0)
  );
}
