import { totalToPay } from '#domain/loan/payment.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { formatAmount } from '#domain/money/format.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import type { Loan } from '#journey/facts.ts';
import { fill } from '../translation.ts';
import type { ApplicationCatalogue } from './application.ts';

type Words = ApplicationCatalogue['conditions']['difference'];

/** What a loan costs more or less than another one: "4,31 € de plus par mois, 206,88 € en tout." */
export function describeDifference(
  before: Loan,
  after: Loan,
  words: Words,
  locale: ContractLocale,
): string {
  const monthly = cents(after.monthlyAmount - before.monthlyAmount);
  const total = cents(totalOf(after) - totalOf(before));
  if (monthly === 0 && total === 0) return words.none;
  const amount = (difference: Cents) => formatAmount(cents(Math.abs(difference)), locale);
  const compare = (difference: Cents) =>
    fill(difference < 0 ? words.less : words.more, { amount: amount(difference) });
  // Both go the same way: said once.
  const isSame = Math.sign(monthly) === Math.sign(total);
  return fill(words.sentence, {
    monthly: compare(monthly),
    total: isSame ? amount(total) : compare(total),
  });
}

const totalOf = ({ monthlyAmount, duration }: Loan) => totalToPay(monthlyAmount, duration);
