import type { CalendarDate } from './date.ts';

/** The office's time zone: every day and hour is counted in it, wherever the visitor is. */
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

/** The date and time that a place shows at an instant. */
export interface WallClock {
  readonly date: CalendarDate;
  readonly weekday: Weekday;
  /** Minutes since midnight as the clock shows them, summer time included. */
  readonly minutes: number;
}

/** By time zone: making one takes a hundred times as long as asking it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of a time zone ("Europe/Brussels") at an instant. */
export function wallClockIn(timeZone: string, instant: Date): WallClock {
  const format = formats.get(timeZone) ?? formatOf(timeZone);
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  const date = { year, month, day };
  return { date, weekday: weekdayOf(date), minutes: hour * 60 + minute };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
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
  formats.set(timeZone, format);
  return format;
}

/** The date in a time zone at an instant. */
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
