import { OFFICE_TIME_ZONE, type Weekday, wallClockIn } from '../calendar/clock.ts';
import { type CalendarDate, compareDates } from '../calendar/date.ts';
import type { Interval } from '../office/opening-hours.ts';

/** A moment as the hours of brokers' offices know it. */
export interface OfficeMoment {
  readonly weekday: Weekday;
  /** Since midnight; left out on a public holiday, when nobody knows who is there. */
  readonly minutes?: number | undefined;
}

/** The moment in Belgium at an instant. */
export function officeMoment(holidays: readonly CalendarDate[], instant: Date): OfficeMoment {
  const { date, weekday, minutes } = wallClockIn(OFFICE_TIME_ZONE, instant);
  const isHoliday = holidays.some((holiday) => compareDates(holiday, date) === 0);
  return { weekday, minutes: isHoliday ? undefined : minutes };
}

/** In which of a day's intervals a moment lies; in none on a holiday. */
export function intervalAt(
  today: readonly Interval[],
  { minutes = -1 }: OfficeMoment,
): Interval | undefined {
  return today.find(({ from, to }) => from <= minutes && minutes < to);
}
