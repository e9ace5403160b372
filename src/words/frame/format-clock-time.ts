import { fill } from '../translation.ts';
import type { FrameWords } from './frame.ts';

/**
 * "12 h 30" in French, "12.30 u." in Dutch, "12.30 Uhr" in German, "12:30" in English; whole hours
 * "9 h", "9 u.", "9 Uhr", "9:00"; with non-breaking spaces.
 */
export function formatClockTime(minutesSinceMidnight: number, words: FrameWords['clock']): string {
  const hours = Math.floor(minutesSinceMidnight / 60);
  const minutes = minutesSinceMidnight % 60;
  if (minutes === 0) return fill(words.hour, { hours });
  return fill(words.time, { hours, minutes: String(minutes).padStart(2, '0') });
}
