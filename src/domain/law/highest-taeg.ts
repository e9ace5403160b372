import { type CalendarDate, compareDates } from '#domain/calendar/date.ts';
import type { Cents } from '#domain/money/money.ts';

/** The highest rates from a date on, until the next row's. */
interface HighestTaegs {
  readonly since: CalendarDate;
  /** Amounts in euros, upper bounds included; rates in percent a year. */
  readonly limits: readonly { readonly upTo: number; readonly taeg: number }[];
}

/**
 * The highest TAEG of instalment loans, oldest row first (Royal Decree of 14 September 2016,
 * article 7; published by the FPS Economy). Reviewed every 1 June and 1 December: add a row then
 * (docs/how-to/renew-the-highest-rates.md), and keep the old ones, which say what held when an old request was made.
 */
export const MAX_TAEGS: readonly [HighestTaegs, ...HighestTaegs[]] = [
  {
    since: { year: 2025, month: 12, day: 1 },
    limits: [
      { upTo: 1_250, taeg: 20.5 },
      { upTo: 5_000, taeg: 15.5 },
      { upTo: Number.POSITIVE_INFINITY, taeg: 12 },
    ],
  },
];

/**
 * The row that held on a date, of rows sorted oldest first. A date before the oldest row is checked by
 * that row.
 */
export function rowOn<Row extends { readonly since: CalendarDate }>(
  rows: readonly [Row, ...Row[]],
  on?: CalendarDate,
): Row {
  const row = on ? rows.findLast(({ since }) => compareDates(since, on) <= 0) : rows.at(-1);
  return row ?? rows[0];
}

/** The highest lawful TAEG for an amount, in percent: on a date, or by the newest row. */
export function highestTaeg(amount: Cents, on?: CalendarDate): number {
  const limit = rowOn(MAX_TAEGS, on).limits.find(({ upTo }) => amount <= upTo * 100);
  if (limit === undefined) throw new Error('The table of highest rates ends too early');
  return limit.taeg;
}
