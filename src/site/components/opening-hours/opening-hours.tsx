import type { OpeningHours } from '#domain/office/opening-hours.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { hoursInWords } from '#words/frame/hours-in-words.ts';

export interface OpeningHoursListProps {
  words: FrameWords;
  hours: OpeningHours;
}

/** The office's week as a list. */
export function OpeningHoursList({ words, hours }: OpeningHoursListProps) {
  return (
    <dl className="opening-hours">
      {hoursInWords(hours, words).map(({ days, times }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
