import type { CalendarDate } from '#domain/calendar/date.ts';
import type { Cents } from '#domain/money/money.ts';
import { type LawTables, rowOn } from './law-tables.ts';

/**
 * The longest lawful duration in months for an amount, on a day or by the newest row; undefined under the amount
 * from which the decree sets one.
 */
export function longestLawfulDuration(
  { longestDurations }: Pick<LawTables, 'longestDurations'>,
  amount: Cents,
  on?: CalendarDate,
): number | undefined {
  const { from, limits } = rowOn(longestDurations, on);
  if (amount < from * 100) return undefined;
  return limits.find(({ upTo }) => amount <= upTo * 100)?.months;
}
