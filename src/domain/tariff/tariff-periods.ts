import { type CalendarDate, compareDates } from '#domain/calendar/date.ts';
import type { Tariffs } from './tariff.ts';

/** What holds from a day on, until the next of its kind does. */
export interface FromDay {
  /** The first day, in the office's time zone; absent: since ever. */
  readonly from: CalendarDate | undefined;
}

/** Tariffs that do not change from a day until the next period starts. */
export interface TariffPeriod extends FromDay {
  readonly tariffs: Tariffs;
}

/** All periods of a lender's tariffs, earliest first; the first has no first day, the last no end (F-7.3). */
export type TariffPeriods = readonly [TariffPeriod, ...TariffPeriod[]];

/** What holds on a day, out of what is sorted by its first day; before all of them, the first. */
export function holdingOn<Part extends FromDay>(
  parts: readonly [Part, ...Part[]],
  day: CalendarDate,
): Part {
  const started = parts.findLast(({ from }) => from === undefined || compareDates(from, day) <= 0);
  return started ?? parts[0];
}

/** The tariffs in force on a day (F-7.1). */
export function tariffsOn(periods: TariffPeriods, day: CalendarDate): Tariffs {
  return holdingOn(periods, day).tariffs;
}

/** The days after `day` on which other tariffs come into force, earliest first. */
export function changesAfter(periods: TariffPeriods, day: CalendarDate): readonly CalendarDate[] {
  return periods.flatMap(({ from }) => (from && compareDates(from, day) > 0 ? [from] : []));
}
