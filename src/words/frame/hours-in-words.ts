import type { Locale } from '#domain/locale/locale.ts';
import { formatClockTime } from '#domain/office/clock-time.ts';
import { type HoursLine, type OpeningHours, summariseHours } from '#domain/office/opening-hours.ts';
import { fill } from '../translation.ts';
import type { FrameWords } from './frame.ts';

/** The office's week, in as few lines as it takes: «Du lundi au mercredi», «9 h à 12 h 30 …». */
export function hoursInWords(hours: OpeningHours, words: FrameWords, locale: Locale) {
  return summariseHours(hours).map((line) => ({
    days: sayDays(line, words),
    times: sayIntervals(line, words, locale),
  }));
}

function sayDays({ from, to }: HoursLine, words: FrameWords): string {
  const sentence =
    from === to
      ? fill(words.footer.day, { day: words.weekdays[from] })
      : fill(words.footer.days, { from: words.weekdays[from], to: words.weekdays[to] });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sayIntervals(line: HoursLine, words: FrameWords, locale: Locale): string {
  return line.intervals
    .map(({ from, to }) =>
      fill(words.footer.interval, {
        from: formatClockTime(from, locale),
        to: formatClockTime(to, locale),
      }),
    )
    .reduce((first, last) => fill(words.footer.and, { first, last }));
}
