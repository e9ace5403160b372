import type { CalendarDate } from '#domain/calendar/date.ts';
import type { Cents } from '#domain/money/money.ts';
import { type LawTables, rowOn } from './law-tables.ts';

/** The highest lawful TAEG for an amount, in percent: on a day, or by the newest row. */
export function highestTaeg(
  { highestTaegs }: Pick<LawTables, 'highestTaegs'>,
  amount: Cents,
  on?: CalendarDate,
): number {
  const limit = rowOn(highestTaegs, on).limits.find(({ upTo }) => amount <= upTo * 100);
  if (limit === undefined) throw new Error('The table of highest rates ends too early');
  return limit.taeg;
}
