import type { Instalment } from '#domain/loan/amortisation.ts';
import { addCents, type Cents } from '#domain/money/money.ts';

/** A year or a month of a loan: principal repaid, interest paid, balance after it. */
export interface PlanRow {
  readonly number: number;
  readonly capital: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
}

/** Groups a loan's months by year since its start; the last year may be incomplete. */
export function groupByYear(instalments: readonly Instalment[]): readonly PlanRow[] {
  return Array.from({ length: Math.ceil(instalments.length / 12) }, (_, index) => {
    const months = instalments.slice(index * 12, index * 12 + 12);
    const last = months.at(-1);
    if (!last) throw new Error('A year without months');
    return {
      number: index + 1,
      capital: addCents(...months.map(({ capital }) => capital)),
      interest: addCents(...months.map(({ interest }) => interest)),
      balance: last.balance,
    };
  });
}
