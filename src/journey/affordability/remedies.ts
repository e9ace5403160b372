import { monthlyPayment } from '#domain/loan/payment.ts';
import { type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { borrowersOf } from '../borrowers.ts';
import type { Loan } from '../facts.ts';
import { judgeAffordability } from './judge-affordability.ts';

/** Amounts are tried in these steps, in cents: finer would promise a precision that is not there. */
const AMOUNT_STEP = 500_00;
const INCOME_STEP = 50_00;
/** More than this is no hint to anyone. */
const MOST_INCOME = 10_000_00;

const isEnough = (answers: Answers, payment: Cents) =>
  !judgeAffordability(answers, payment).isTight;

/**
 * The largest amount, in steps of 500 euros, that the budget carries over the same duration at the
 * same rate; nothing where even the smallest loan of the product (`least`) is too much.
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
 * The least net income a month, in steps of 50 euros, with which a second borrower, without charges
 * and at the same address, would make the budget sufficient; nothing where there are two already, or
 * where it would take more than 10,000 euros.
 */
export function incomeOfSecondBorrower(answers: Answers, payment: Cents): Cents | undefined {
  if (borrowersOf(answers).length === 2) return undefined;
  for (let income = INCOME_STEP; income <= MOST_INCOME; income += INCOME_STEP) {
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
