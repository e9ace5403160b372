import { OFFICE_TIME_ZONE, WEEKDAYS, type Weekday, wallClockIn } from '#domain/calendar/clock.ts';
import { type CalendarDate, compareDates } from '#domain/calendar/date.ts';

/** Minutes since midnight; open from `from`, closed from `to`. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** When the office is open on each day of a week; a day without intervals is closed. */
export type OpeningHours = Readonly<Record<Weekday, readonly Interval[]>>;

/** Whether the office is open at an instant; never on a holiday. */
export function isOpen(
  hours: OpeningHours,
  holidays: readonly CalendarDate[],
  instant: Date,
): boolean {
  const { date, weekday, minutes } = wallClockIn(OFFICE_TIME_ZONE, instant);
  if (holidays.some((holiday) => compareDates(holiday, date) === 0)) return false;
  return hours[weekday].some(({ from, to }) => from <= minutes && minutes < to);
}

/** Consecutive days with the same hours, as a line of an opening-hours table. */
export interface HoursLine {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly intervals: readonly Interval[];
}

/** The week in as few lines as possible; closed days are left out. */
export function summariseHours(hours: OpeningHours): readonly HoursLine[] {
  const lines: HoursLine[] = [];
  let yesterday: HoursLine | undefined;
  for (const day of WEEKDAYS) {
    const intervals = hours[day];
    const line =
      yesterday && areSame(yesterday.intervals, intervals)
        ? { ...yesterday, to: day }
        : { from: day, to: day, intervals };
    if (line.from !== day) lines.pop();
    lines.push(line);
    yesterday = line;
  }
  return lines.filter(({ intervals }) => intervals.length > 0);
}

function areSame(a: readonly Interval[], b: readonly Interval[]): boolean {
  return (
    a.length === b.length && a.every(({ from, to }, i) => from === b[i]?.from && to === b[i]?.to)
  );
}
