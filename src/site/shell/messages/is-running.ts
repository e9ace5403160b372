import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { formatIsoDate } from '#domain/calendar/date.ts';

/** The first and last day on which a message is shown, both included, as YYYY-MM-DD. */
export interface Run {
  readonly from: string;
  readonly until: string;
}

export function isRunning({ from, until }: Run, today: string): boolean {
  return from <= today && today <= until;
}

/** Today's date in the lender's time zone. */
export function todayAtLender(now = new Date()): string {
  return formatIsoDate(calendarDateIn(OFFICE_TIME_ZONE, now));
}
