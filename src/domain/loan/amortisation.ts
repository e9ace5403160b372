import { type Cents, cents } from '#domain/money/money.ts';
import { monthlyPayment, monthlyRate } from './payment.ts';

/** One month of a loan: what is paid back, what is paid for it, what is left after it. */
export interface Instalment {
  readonly month: number;
  readonly capital: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
}

/**
 * The loan month by month, in cents. Interest is rounded to the cent each month; the last capital is
 * all that is left, so that it absorbs what truncating the payment left over and the balance ends
 * at 0. `taeg` in percent a year.
 */
export function amortise(amount: Cents, taeg: number, months: number): readonly Instalment[] {
  const payment = monthlyPayment(amount, taeg, months);
  const rate = monthlyRate(taeg);
  const instalments: Instalment[] = [];
  let left = amount;
  for (let month = 1; month <= months; month += 1) {
    const interest = cents(Math.round(left * rate));
    const capital = month === months ? left : cents(Math.min(left, payment - interest));
    left = cents(left - capital);
    instalments.push({ month, capital, interest, balance: left });
  }
  return instalments;
}
