import { type CalendarDate, compareDates } from '#domain/calendar/date.ts';

/** Rows of a table by the day from which each holds, oldest first. */
export type DatedRows<Row extends { readonly since: CalendarDate }> = readonly [Row, ...Row[]];

/** What holds for amounts in euros up to a bound, which is included; the last bound is infinite. */
type Limits<Limit> = readonly (Limit & { readonly upTo: number })[];

/** The highest TAEG of instalment loans, in percent a year (Royal Decree of 14 September 2016, article 7). */
export interface HighestTaegs {
  readonly since: CalendarDate;
  readonly source: string;
  readonly limits: Limits<{ readonly taeg: number }>;
}

/** The longest duration of a consumer credit, in months (Royal Decree of 14 September 2016, article 13). */
export interface LongestDurations {
  readonly since: CalendarDate;
  readonly source: string;
  /** The lowest amount in euros for which the decree sets a duration. */
  readonly from: number;
  readonly limits: Limits<{ readonly months: number }>;
}

/** The law's tables that change; old rows stay, because they say what held when an old request was made. */
export interface LawTables {
  readonly highestTaegs: DatedRows<HighestTaegs>;
  readonly longestDurations: DatedRows<LongestDurations>;
}

/**
 * The row that holds on a day, of rows sorted oldest first; without a day the newest. A day before the oldest row is
 * checked by that row.
 */
export function rowOn<Row extends { readonly since: CalendarDate }>(
  rows: DatedRows<Row>,
  on?: CalendarDate,
): Row {
  const row = on ? rows.findLast(({ since }) => compareDates(since, on) <= 0) : rows.at(-1);
  return row ?? rows[0];
}
