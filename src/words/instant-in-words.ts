import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { formatDate } from '#domain/calendar/date.ts';
import { fill } from './translation.ts';

/** "21/12/2026 à 15 h 00", in Belgian time, by a sentence with `{date}`, `{hours}` and `{minutes}`. */
export function instantInWords(instant: Date, sentence: string): string {
  const { date, minutes } = wallClockIn(OFFICE_TIME_ZONE, instant);
  return fill(sentence, {
    date: formatDate(date),
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });
}
