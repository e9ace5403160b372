import type { Locale } from '#domain/locale/locale.ts';
import { formatClockTime } from '#domain/office/clock-time.ts';
import { type HoursLine, type OpeningHours, summariseHours } from '#domain/office/opening-hours.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';

export interface OpeningHoursListProps {
  words: FrameWords;
  locale: Locale;
  hours: OpeningHours;
}

/** The office's week, in as few lines as it takes. */
export function OpeningHoursList({ words, locale, hours }: OpeningHoursListProps) {
  return (
    <ul className="opening-hours">
      {summariseHours(hours).map((line) => (
        <li key={line.from}>
          {sayDays(line, words)} {sayIntervals(line, words, locale)}
        </li>
      ))}
    </ul>
  );
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
