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
 * The loan month by month, in cents: each month the same payment, all of them the total to pay, the
 * balance 0 at the end. Interest is rounded to the cent each month; that of the last month (or months,
 * where one has too little) is what the payments leave for it, so that it absorbs what truncating the
 * payment left over. Where they leave nothing, at a rate of next to 0, the last payment is higher by
 * what is missing. `taeg` in percent a year. `payment`: that of a loan whose payment is made another
 * way, such as a mortgage's, which is rounded.
 */
export function amortise(
  amount: Cents,
  taeg: number,
  months: number,
  payment = monthlyPayment(amount, taeg, months),
): readonly Instalment[] {
  const rate = monthlyRate(taeg);
  const instalments: Instalment[] = [];
  let left = amount;
  for (let month = 1; month <= months; month += 1) {
    const isLast = month === months;
    const leftForInterest = Math.max(0, payment * (months - month + 1) - left);
    const owed = isLast ? leftForInterest : Math.min(Math.round(left * rate), leftForInterest);
    const interest = cents(owed);
    const capital = isLast ? left : cents(Math.min(left, payment - interest));
    left = cents(left - capital);
    instalments.push({ month, capital, interest, balance: left });
  }
  return instalments;
}
