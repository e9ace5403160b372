import { monthlyPayment } from '#domain/loan/payment.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { type Borrower, borrowersOf } from '../borrowers.ts';
import { cardsOf, creditsOf, isRevolving } from '../current-credits.ts';
import { amountIn } from '../rules/number.ts';
import { BUDGET } from './budget-figures.ts';
import { exactIncome, incomeLines } from './incomes.ts';
import { type Line, line } from './line.ts';

/** Everything that could be drawn: the cards, and the revolving credits. */
function exposureOf(answers: Answers): Cents {
  const entries = borrowersOf(answers).flatMap((borrower) => [
    ...cardsOf(answers, borrower),
    ...creditsOf(answers, borrower).filter(isRevolving),
  ]);
  return addCents(...entries.map((entry) => amountIn(entry.amountBorrowed ?? '')));
}

/** Whether there are two borrowers and each has an income that counts. */
function areTwoWithIncome(answers: Answers): boolean {
  const lines = incomeLines(answers);
  const hasIncome = (borrower: Borrower) =>
    exactIncome(lines.filter((income) => income.borrower === borrower)) > 0;
  return borrowersOf(answers).length === 2 && borrowersOf(answers).every(hasIncome);
}

/** Revolving credit above the allowance, as the truncated payment of a loan that would repay it. */
export function revolvingLine(answers: Answers): Line<'revolving'> {
  const given = exposureOf(answers);
  const left = given - BUDGET.revolvingAllowance[areTwoWithIncome(answers) ? 'two' : 'one'];
  const fixed = { id: 'revolving', given } as const;
  if (left <= 0) return line(fixed, cents(0), 'allowance');
  const { small, large } = BUDGET.revolvingLoans;
  const loan = left <= small.upTo ? small : large;
  return line(fixed, monthlyPayment(cents(left), loan.taeg, loan.months), loan.why);
}
