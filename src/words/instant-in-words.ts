import { OFFICE_TIME_ZONE, wallClockIn } from '#domain/calendar/clock.ts';
import { formatDate } from '#domain/calendar/date.ts';
import { fill } from './translation.ts';

/** «21/12/2026 à 15:00», in Belgian time, by a sentence with `{date}` and `{time}`. */
export function instantInWords(instant: Date, sentence: string): string {
  const { date, minutes } = wallClockIn(OFFICE_TIME_ZONE, instant);
  const two = (n: number) => String(n).padStart(2, '0');
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return fill(sentence, { date: formatDate(date), time });
}
