import { monthlyPayment } from '#domain/loan/payment.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { borrowersOf } from '../borrowers.ts';
import { creditsOf, isRepayable } from '../current-credits.ts';
import type { Loan } from '../facts.ts';
import { hasStep1b, remainderToPay } from '../vehicle.ts';
import { assessAffordability } from './assess-affordability.ts';

/** Steps in which amounts are tried, in cents: finer steps would suggest a false precision. */
const AMOUNT_STEP = 500_00;
const INCOME_STEP = 50_00;
/** A higher income would not help anyone as a hint. */
const MAX_INCOME = 10_000_00;

/** Whether the budget can afford a loan with this payment. */
export const isEnough = (answers: Answers, payment: Cents) =>
  !assessAffordability(answers, payment).isTight;

/**
 * The largest amount below the loan's, in steps of 500 euros, that the budget can afford at the loan's
 * rate and duration; undefined if even `least` is too much. Whether the tariff offers the amount on
 * these terms is not checked.
 */
export function affordableAmount(answers: Answers, loan: Loan, least: Cents): Cents | undefined {
  const highest = Math.ceil(loan.amount / AMOUNT_STEP) * AMOUNT_STEP - AMOUNT_STEP;
  for (let amount = highest; amount >= least; amount -= AMOUNT_STEP) {
    const total = cents(amount + loan.additionalAmount);
    if (isEnough(answers, monthlyPayment(total, loan.taeg, loan.duration))) return cents(amount);
  }
  return undefined;
}

/**
 * The lowest amount that can be borrowed instead: the tariff's lowest (`leastLent`, in total), and for
 * a vehicle the price less the advance (A-4.7 advance). `product` is the product applied for.
 */
export function leastToBorrow(
  answers: Answers,
  { product, additionalAmount }: Pick<Loan, 'product' | 'additionalAmount'>,
  leastLent: Cents,
): Cents {
  const ofVehicle = hasStep1b(product) ? (remainderToPay(answers) ?? 0) : 0;
  return cents(Math.max(AMOUNT_STEP, leastLent - additionalAmount, ofVehicle));
}

/** Whether a current credit could be repaid with the new loan and is not. */
export const hasCreditToRepay = (answers: Answers) =>
  borrowersOf(answers).some((borrower) => creditsOf(answers, borrower).some(isRepayable));

/**
 * The lowest net monthly income, in steps of 50 euros, with which a second borrower, without charges
 * and at the same address, would make the budget sufficient; undefined if there are two already, or
 * if it would take more than 10,000 euros.
 */
export function incomeOfSecondBorrower(answers: Answers, payment: Cents): Cents | undefined {
  if (borrowersOf(answers).length === 2) return undefined;
  for (let income = INCOME_STEP; income <= MAX_INCOME; income += INCOME_STEP) {
    const two = {
      ...answers,
      borrowers: 'two',
      coborrowerInfosEncoding: 'now',
      coborrowerSameAddress: 'yes',
      coborrowerWorkingCategory: 'EMP',
      coborrowerMainIncome: String(income / 100),
    };
    if (isEnough(two, payment)) return cents(income);
  }
  return undefined;
}
