import {
  type HoursLine,
  type Interval,
  type OpeningHours,
  summariseHours,
} from '#domain/office/opening-hours.ts';
import { fill } from '../translation.ts';
import { formatClockTime } from './format-clock-time.ts';
import type { FrameWords } from './frame.ts';

/** The frame's words that opening hours need. */
export interface HoursWords {
  readonly clock: FrameWords['clock'];
  readonly weekdays: FrameWords['weekdays'];
  readonly footer: Pick<FrameWords['footer'], 'day' | 'days' | 'interval' | 'and'>;
}

/** The office's week in as few lines as possible: "Du lundi au mercredi", "9 h à 12 h 30 …". */
export function hoursInWords(hours: OpeningHours, words: HoursWords) {
  return summariseHours(hours).map((line) => ({
    days: formatDays(line, words),
    times: formatIntervals(line.intervals, words),
  }));
}

function formatDays({ from, to }: HoursLine, words: HoursWords): string {
  const sentence =
    from === to
      ? fill(words.footer.day, { day: words.weekdays[from] })
      : fill(words.footer.days, { from: words.weekdays[from], to: words.weekdays[to] });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** "9 h à 12 h 30 et 13 h 30 à 17 h"; empty for a closed day, which the caller has to word. */
export function formatIntervals(intervals: readonly Interval[], words: HoursWords): string {
  return intervals
    .map(({ from, to }) =>
      fill(words.footer.interval, {
        from: formatClockTime(from, words.clock),
        to: formatClockTime(to, words.clock),
      }),
    )
    .reduce((first, last) => (first === '' ? last : fill(words.footer.and, { first, last })), '');
}
