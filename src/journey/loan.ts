import { monthlyPayment } from '#domain/loan/payment.ts';
import { addCents, cents, toEuros } from '#domain/money/money.ts';
import { parseAmount } from '#domain/reading/parse-amount.ts';
import { findRate } from '#domain/tariff/rate.ts';
import { isApplicationProduct, type Tariff } from '#domain/tariff/tariff.ts';
import { type Answers, answer } from './answers.ts';
import type { Loan } from './facts.ts';
import type { AnswerName } from './field-names.ts';

/** What the applicant wants, before the tariff is applied. Duration in months. */
export type WantedLoan = Omit<Loan, 'taeg' | 'monthlyAmount'>;

/** The names under which the loan is sent, in a draft and in a request (C-4.2). */
export const LOAN_NAMES = [
  'product',
  'productName',
  'amount',
  'additionalAmount',
  'duration',
  'taeg',
  'monthlyAmount',
] as const satisfies readonly AnswerName[];

/** Reads the wanted loan; undefined if a part is missing, unparsable or of an unknown product. */
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

/** The amount for the tariff, the payment and the bounds. */
export function totalAmount(loan: Pick<Loan, 'amount' | 'additionalAmount'>) {
  return addCents(loan.amount, loan.additionalAmount);
}

/** Whether there is fresh money besides the repayments, so that `amount` is not the total. */
export const hasAdditionalAmount = ({ additionalAmount }: Pick<Loan, 'additionalAmount'>) =>
  additionalAmount > 0;

/** The wanted loan at a rate: the payment is always computed. */
export function loanAt(wanted: WantedLoan, duration: number, taeg: number): Loan {
  return {
    ...wanted,
    duration,
    taeg,
    monthlyAmount: monthlyPayment(totalAmount(wanted), taeg, duration),
  };
}

/** The loan as the tariff offers it; undefined without a tariff that offers the amount and duration. */
export function loanFromTariff(wanted: WantedLoan, tariff: Tariff | undefined): Loan | undefined {
  if (!tariff) return undefined;
  const rate = findRate(tariff, totalAmount(wanted), wanted.duration);
  return rate.kind === 'offered' ? loanAt(wanted, wanted.duration, rate.taeg) : undefined;
}

/** The same, at the nearest duration that is offered; undefined if none is. */
export function nearestLoan(wanted: WantedLoan, tariff: Tariff | undefined): Loan | undefined {
  const rate = tariff && findRate(tariff, totalAmount(wanted), wanted.duration);
  if (rate === undefined || rate.kind === 'outOfBounds') return undefined;
  const duration = rate.kind === 'nearest' ? rate.duration : wanted.duration;
  return loanAt(wanted, duration, rate.taeg);
}

/** Whether the tariff has another rate or duration for a loan than when it was simulated. */
export const hasTariffChanged = (simulated: Loan, now: Loan): boolean =>
  simulated.product === now.product &&
  simulated.amount === now.amount &&
  simulated.additionalAmount === now.additionalAmount &&
  (simulated.taeg !== now.taeg || simulated.duration !== now.duration);

/** The loan under the names by which it is sent: euros, months, percent. */
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
