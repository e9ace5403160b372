import { calendarDateIn, OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import {
  type CalendarDate,
  compareDates,
  formatIsoDate,
  parseDate,
} from '#domain/calendar/date.ts';
import { readDate } from '#domain/reading/read-date.ts';

/** In the time zone of the lender's team: "2026-11-20 15:00". */
export function formatInstant(instant: Date): string {
  const { date, minutes } = wallClockIn(OFFICE_TIME_ZONE, instant);
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${formatIsoDate(date)} ${hour}:${minute}`;
}

/** Days in Brussels, both ends included; an absent end is open. */
export interface Days {
  since: CalendarDate | undefined;
  until: CalendarDate | undefined;
}

/** Parses `--since` and `--until`, written as people write dates; returns the name of an invalid option. */
export function readDays(
  line: { since?: string | undefined; until?: string | undefined },
  now: Date,
): Days | 'since' | 'until' {
  const today = calendarDateIn(OFFICE_TIME_ZONE, now);
  const [since, until] = [line.since, line.until].map(
    (text) => text && parseDate(readDate(text, today)),
  );
  if (line.since !== undefined && !since) return 'since';
  if (line.until !== undefined && !until) return 'until';
  return { since: since || undefined, until: until || undefined };
}

/** The days as the audit log records them: YYYY-MM-DD, or null for an open end. */
export function formatDays({ since, until }: Days) {
  return {
    since: since ? formatIsoDate(since) : null,
    until: until ? formatIsoDate(until) : null,
  };
}

export function isWithin({ since, until }: Days, instant: Date): boolean {
  const day = calendarDateIn(OFFICE_TIME_ZONE, instant);
  return (
    (since === undefined || compareDates(day, since) >= 0) &&
    (until === undefined || compareDates(day, until) <= 0)
  );
}
