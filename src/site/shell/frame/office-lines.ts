import { WEEKDAYS, type Weekday } from '#domain/calendar/clock.ts';
import type { OpeningHours } from '#domain/office/opening-hours.ts';
import type { ContactWords } from '#words/contact/contact.ts';
import { formatClockTime } from '#words/frame/format-clock-time.ts';
import type { FrameWords } from '#words/frame/frame.ts';
import { fill } from '#words/translation.ts';

/** What the footer of the application says of the office, written by the build: its script is short. */
export interface OfficeLines {
  readonly open: string;
  readonly closed: string;
  /** For each weekday when the office closes, in minutes since midnight, and the line that says so. */
  readonly until: Readonly<
    Record<Weekday, readonly { readonly to: number; readonly text: string }[]>
  >;
}

export function officeLines(
  hours: OpeningHours,
  words: ContactWords['hours'],
  clock: FrameWords['clock'],
): OfficeLines {
  const closings = WEEKDAYS.map((weekday) => [
    weekday,
    hours[weekday].map(({ to }) => ({
      to,
      text: fill(words.open, { time: formatClockTime(to, clock) }),
    })),
  ]);
  return { open: words.openNow, closed: words.closedNow, until: Object.fromEntries(closings) };
}
