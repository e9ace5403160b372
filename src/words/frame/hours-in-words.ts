import type { Locale } from '#domain/locale/locale.ts';
import { formatClockTime } from '#domain/office/clock-time.ts';
import {
  type HoursLine,
  type Interval,
  type OpeningHours,
  summariseHours,
} from '#domain/office/opening-hours.ts';
import { fill } from '../translation.ts';
import type { FrameWords } from './frame.ts';

/** What is needed of the frame's words to say hours. */
export interface HoursWords {
  readonly weekdays: FrameWords['weekdays'];
  readonly footer: Pick<FrameWords['footer'], 'day' | 'days' | 'interval' | 'and'>;
}

/** The office's week, in as few lines as it takes: «Du lundi au mercredi», «9 h à 12 h 30 …». */
export function hoursInWords(hours: OpeningHours, words: HoursWords, locale: Locale) {
  return summariseHours(hours).map((line) => ({
    days: formatDays(line, words),
    times: formatIntervals(line.intervals, words, locale),
  }));
}

function formatDays({ from, to }: HoursLine, words: HoursWords): string {
  const sentence =
    from === to
      ? fill(words.footer.day, { day: words.weekdays[from] })
      : fill(words.footer.days, { from: words.weekdays[from], to: words.weekdays[to] });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** «9 h à 12 h 30 et 13 h 30 à 17 h»; of a day without any, which has to be told apart, nothing. */
export function formatIntervals(
  intervals: readonly Interval[],
  words: HoursWords,
  locale: Locale,
): string {
  return intervals
    .map(({ from, to }) =>
      fill(words.footer.interval, {
        from: formatClockTime(from, locale),
        to: formatClockTime(to, locale),
      }),
    )
    .reduce((first, last) => (first === '' ? last : fill(words.footer.and, { first, last })), '');
}
