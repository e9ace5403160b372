import { OFFICE_TIME_ZONE, type Weekday, wallClockIn } from '../calendar/clock.ts';
import { type CalendarDate, compareDates } from '../calendar/date.ts';

/** A moment as the hours of brokers' offices know it. */
export interface OfficeMoment {
  readonly weekday: Weekday;
  /** Since midnight; left out on a public holiday, when nobody knows who is there. */
  readonly minutes?: number;
}

/** The moment in Belgium at an instant. */
export function officeMoment(holidays: readonly CalendarDate[], instant: Date): OfficeMoment {
  const { date, weekday, minutes } = wallClockIn(OFFICE_TIME_ZONE, instant);
  const isHoliday = holidays.some((holiday) => compareDates(holiday, date) === 0);
  return isHoliday ? { weekday } : { weekday, minutes };
}
