import { addMonths } from '#domain/calendar/date.ts';

const DAY = 24 * 3_600_000; // milliseconds

/** So many times 24 hours later (earlier if negative). */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY);
}

/** The same day and time so many months later, or the last day of a shorter month; in UTC. */
export function monthsAfter(instant: Date, months: number): Date {
  const { year, month, day } = addMonths(
    { year: instant.getUTCFullYear(), month: instant.getUTCMonth() + 1, day: instant.getUTCDate() },
    months,
  );
  const later = new Date(instant);
  later.setUTCFullYear(year, month - 1, day);
  return later;
}
