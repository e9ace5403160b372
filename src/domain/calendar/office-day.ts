import { calendarDateIn, OFFICE_TIME_ZONE } from './clock.ts';
import type { CalendarDate } from './date.ts';

const MINUTE = 60_000;

/**
 * The office's day by a clock. It is worked out once a minute, because it is asked for with every page, and midnight in
 * Brussels is at the start of a minute.
 */
export function officeDay(now: () => Date): () => CalendarDate {
  let minute = Number.NaN;
  let day: CalendarDate = calendarDateIn(OFFICE_TIME_ZONE, now());
  return () => {
    const instant = now();
    const current = Math.floor(instant.getTime() / MINUTE);
    if (current !== minute) {
      minute = current;
      day = calendarDateIn(OFFICE_TIME_ZONE, instant);
    }
    return day;
  };
}
