import { useState } from 'react';
import { formatDate, parseIsoDate } from '#domain/calendar/date.ts';
import { nextOfficeChange, type OfficeChange } from '#domain/office/next-opening.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import { useOnMount } from '#site/browser/hydration.ts';
import { officeStatus } from '#site/browser/office-status.ts';
import type { ContactWords } from '#words/contact/contact.ts';
import { formatClockTime } from '#words/frame/format-clock-time.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';

export interface OfficeNowProps {
  words: ContactWords['hours'];
  weekdays: FrameWords['weekdays'];
  clock: FrameWords['clock'];
  hours: OpeningHours;
  /** YYYY-MM-DD. */
  holidays: readonly string[];
}

/** Whether the office is open now, according to the server, and until when, or when it opens. */
export function OfficeNow(props: OfficeNowProps) {
  const { words, hours, holidays } = props;
  const [text, setText] = useState('');

  useOnMount(() => {
    let isLeft = false;
    const days = holidays.flatMap((day) => parseIsoDate(day) ?? []);
    void officeStatus().then((isOpen) => {
      if (isLeft || isOpen === undefined) return;
      const change = nextOfficeChange(hours, days, new Date());
      // If the visitor's clock disagrees with the server, no time is shown.
      const fits = change && (change.kind === 'closes') === isOpen;
      if (fits) setText(describeChange(change, props));
      else setText(isOpen ? words.openNow : words.closedNow);
    });
    return () => {
      isLeft = true;
    };
  });

  return <p className="office-now lamp lamp--office">{text}</p>;
}

function describeChange(change: OfficeChange, { words, weekdays, clock }: OfficeNowProps): string {
  const time = formatClockTime(change.minutes, clock);
  if (change.kind === 'closes') return fill(words.open, { time });
  const weekday = weekdays[change.weekday];
  const date = formatDate(change.date).slice(0, 5);
  const days = [words.today, words.tomorrow];
  const later = change.daysAhead < 7 ? words.thisWeek : words.later;
  const day = days[change.daysAhead] ?? fill(later, { weekday, date });
  return fill(words.closed, { day, time });
}
