import type { CalendarDate } from './date.ts';

/** The office's clock, by which every day and hour is reckoned, wherever the visitor is. */
export const OFFICE_TIME_ZONE = 'Europe/Brussels';

/** The days of a week, Monday first. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** What a calendar and a clock on the wall show at one instant in one place. */
export interface WallClock {
  readonly date: CalendarDate;
  readonly weekday: Weekday;
  /** Minutes since midnight, as shown: summer time is in it. */
  readonly minutes: number;
}

/** The wall clock of a time zone ("Europe/Brussels") at an instant. */
export function wallClockIn(timeZone: string, instant: Date): WallClock {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const shown: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) shown[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = shown;
  const date = { year, month, day };
  return { date, weekday: weekdayOf(date), minutes: hour * 60 + minute };
}

/** The day it is in a time zone at an instant. */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  return wallClockIn(timeZone, instant).date;
}

export function weekdayOf({ year, month, day }: CalendarDate): Weekday {
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  const weekday = WEEKDAYS[(instant.getUTCDay() + 6) % 7];
  if (weekday === undefined) throw new Error(`No weekday for ${year}-${month}-${day}`);
  return weekday;
}
