import { type Cents, cents } from '#domain/money/money.ts';
import { monthlyPayment, monthlyRate } from './payment.ts';

/** One month of a loan: the capital repaid, the interest, and the balance after it. */
export interface Instalment {
  readonly month: number;
  readonly capital: Cents;
  readonly interest: Cents;
  readonly balance: Cents;
}

/**
 * The amortisation table of a loan, in cents: the same payment each month, which add up to the total to
 * pay, with a final balance of 0. Interest is rounded to the cent each month; the interest of the last
 * month (or of several, if one has too little) is what the payments leave for it, so that it absorbs the
 * remainder of truncating the payment. If they leave nothing, at a rate close to 0, the last payment is
 * raised by what is missing. `taeg` in percent a year. `payment`: for loans whose payment is computed
 * another way, such as a mortgage's, which is rounded.
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
