import { monthlyPayment } from '#domain/loan/payment.ts';
import { addCents, cents, toEuros } from '#domain/money/money.ts';
import { parseAmount } from '#domain/money/parse-amount.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { isApplicationProduct, type Tariff } from '#domain/tariff/tariff.ts';
import { type Answers, answer } from './answers.ts';
import type { Loan } from './facts.ts';

/** What the applicant wants, before the tariff has had its say. Duration in months. */
export type WantedLoan = Omit<Loan, 'taeg' | 'monthlyAmount'>;

/** The names the loan travels under, in a draft and in a request (spec 2 §3). */
export const LOAN_NAMES = [
  'product',
  'productName',
  'amount',
  'additionalAmount',
  'duration',
  'taeg',
  'monthlyAmount',
] as const;

/** Reads the wanted loan; nothing where a part is missing, unparsable or of an unknown product. */
export function readWantedLoan(answers: Answers): WantedLoan | undefined {
  const product = answer(answers, 'product');
  const amount = parseAmount(answer(answers, 'amount'));
  const additional = answer(answers, 'additionalAmount');
  const additionalAmount = additional === '' ? cents(0) : parseAmount(additional);
  const duration = answer(answers, 'duration');
  if (!isApplicationProduct(product)) return undefined;
  if (!amount || additionalAmount === undefined || !/^\d{1,3}$/.test(duration)) return undefined;
  return {
    product,
    productName: answer(answers, 'productName'),
    amount,
    additionalAmount,
    duration: Number(duration),
  };
}

/** The amount the tariff, the payment and the bounds look at (product.md: the sum everywhere). */
export function totalAmount(loan: Pick<Loan, 'amount' | 'additionalAmount'>) {
  return addCents(loan.amount, loan.additionalAmount);
}

/** Fresh money beside what is repaid elsewhere: `amount` alone is not all that is lent. */
export const hasAdditionalAmount = ({ additionalAmount }: Pick<Loan, 'additionalAmount'>) =>
  additionalAmount > 0;

/** The wanted loan at a rate: the payment is computed, never taken over. */
export function loanAt(wanted: WantedLoan, duration: number, taeg: number): Loan {
  return {
    ...wanted,
    duration,
    taeg,
    monthlyAmount: monthlyPayment(totalAmount(wanted), taeg, duration),
  };
}

/** The loan as the tariff offers it; nothing where it does not offer amount and duration. */
export function loanFromTariff(wanted: WantedLoan, tariff: Tariff): Loan | undefined {
  const rate = findRate(tariff, totalAmount(wanted), wanted.duration);
  return rate.kind === 'offered' ? loanAt(wanted, wanted.duration, rate.taeg) : undefined;
}

/** The loan under the names it travels with: euros, months, percent. */
export function loanAsAnswers(loan: Loan): Answers {
  return {
    product: loan.product,
    productName: loan.productName,
    amount: String(toEuros(loan.amount)),
    additionalAmount: String(toEuros(loan.additionalAmount)),
    duration: String(loan.duration),
    taeg: String(loan.taeg),
    monthlyAmount: String(toEuros(loan.monthlyAmount)),
  };
}
