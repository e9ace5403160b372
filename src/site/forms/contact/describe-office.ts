import { formatDate, parseIsoDate } from '#domain/calendar/date.ts';
import { nextOfficeChange, type OfficeChange } from '#domain/office/next-opening.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import type { ContactWords } from '#words/contact/contact.ts';
import { formatClockTime } from '#words/frame/format-clock-time.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';

/** What says whether the office is open, and until when. */
export interface OfficeHours {
  readonly words: ContactWords['hours'];
  readonly weekdays: FrameWords['weekdays'];
  readonly clock: FrameWords['clock'];
  readonly hours: OpeningHours;
  /** YYYY-MM-DD. */
  readonly holidays: readonly string[];
}

/** Whether the office is open, in a sentence, and until when, or when it opens. */
export function describeOffice(isOpen: boolean, instant: Date, office: OfficeHours): string {
  const { words, hours, holidays } = office;
  const days = holidays.flatMap((day) => parseIsoDate(day) ?? []);
  const change = nextOfficeChange(hours, days, instant);
  // If the visitor's clock disagrees with the server, no time is shown.
  const fits = change && (change.kind === 'closes') === isOpen;
  if (fits) return describeChange(change, office);
  return isOpen ? words.openNow : words.closedNow;
}

function describeChange(change: OfficeChange, { words, weekdays, clock }: OfficeHours): string {
  const time = formatClockTime(change.minutes, clock);
  if (change.kind === 'closes') return fill(words.open, { time });
  const weekday = weekdays[change.weekday];
  const date = formatDate(change.date).slice(0, 5);
  const days = [words.today, words.tomorrow];
  const later = change.daysAhead < 7 ? words.thisWeek : words.later;
  const day = days[change.daysAhead] ?? fill(later, { weekday, date });
  return fill(words.closed, { day, time });
}
