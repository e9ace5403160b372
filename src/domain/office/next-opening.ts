import { OFFICE_TIME_ZONE, WEEKDAYS, type Weekday, wallClockIn } from '#domain/calendar/clock.ts';
import { type CalendarDate, compareDates, daysInMonth } from '#domain/calendar/date.ts';
import type { Interval, OpeningHours } from './opening-hours.ts';

/** When the office opens or closes; times in minutes since midnight, in its own time zone. */
export interface OfficeChange {
  readonly kind: 'closes' | 'opens';
  /** 0 is today. */
  readonly daysAhead: number;
  readonly weekday: Weekday;
  readonly date: CalendarDate;
  readonly minutes: number;
}

/** How many days ahead the next opening is looked for. */
const MAX_DAYS_AHEAD = 21;

/** When the office next opens or closes after an instant; undefined if it never opens. */
export function nextOfficeChange(
  hours: OpeningHours,
  holidays: readonly CalendarDate[],
  instant: Date,
): OfficeChange | undefined {
  const now = wallClockIn(OFFICE_TIME_ZONE, instant);
  let { date, weekday } = now;
  for (let daysAhead = 0; daysAhead <= MAX_DAYS_AHEAD; daysAhead += 1) {
    const isHoliday = holidays.some((holiday) => compareDates(holiday, date) === 0);
    const intervals = isHoliday ? [] : hours[weekday];
    const minutes = daysAhead === 0 ? now.minutes : -1;
    const change = changeOn(intervals, minutes);
    if (change) return { ...change, daysAhead, weekday, date };
    date = dayAfter(date);
    weekday = WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length] ?? weekday;
  }
  return undefined;
}

function changeOn(
  intervals: readonly Interval[],
  minutes: number,
): Pick<OfficeChange, 'kind' | 'minutes'> | undefined {
  const current = intervals.find(({ from, to }) => from <= minutes && minutes < to);
  if (current) return { kind: 'closes', minutes: current.to };
  const next = intervals.find(({ from }) => from > minutes);
  return next && { kind: 'opens', minutes: next.from };
}

function dayAfter({ year, month, day }: CalendarDate): CalendarDate {
  if (day < daysInMonth(year, month)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}
