import { monthlyPayment } from '#domain/loan/payment.ts';
import { addCents, type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { type Borrower, borrowersOf } from '../borrowers.ts';
import { cardsOf, creditsOf, isRevolving } from '../current-credits.ts';
import { amountIn } from '../rules/number.ts';
import { exactIncome, incomeLines } from './incomes.ts';
import { type Line, line } from './line.ts';

/** spec 2 §9: revolving credit that costs nothing, in euros: one borrower, two with income. */
const ALLOWANCE = 2500;
const ALLOWANCE_OF_TWO = 4000;

/** spec 2 §9: what is left counts as a loan; the amount in euros, months, percent a year. */
const ASSUMED_LOANS = [
  { upTo: 5000, months: 60, taeg: 12.5, why: 'over60' },
  { upTo: Number.POSITIVE_INFINITY, months: 96, taeg: 11.5, why: 'over96' },
] as const;

/** All that could be drawn: the cards, and the credits that are revolving. */
function exposureOf(answers: Answers): Cents {
  const entries = borrowersOf(answers).flatMap((borrower) => [
    ...cardsOf(answers, borrower),
    ...creditsOf(answers, borrower).filter(isRevolving),
  ]);
  return addCents(...entries.map((entry) => amountIn(entry.amountBorrowed ?? '')));
}

/** Two of whom each has an income that counts. */
function areTwoWithIncome(answers: Answers): boolean {
  const lines = incomeLines(answers);
  const hasIncome = (borrower: Borrower) =>
    exactIncome(lines.filter((income) => income.borrower === borrower)) > 0;
  return borrowersOf(answers).length === 2 && borrowersOf(answers).every(hasIncome);
}

/** Revolving credit above the allowance, as the truncated payment of the loan that would repay it. */
export function revolvingLine(answers: Answers): Line<'revolving'> {
  const given = exposureOf(answers);
  const allowance = areTwoWithIncome(answers) ? ALLOWANCE_OF_TWO : ALLOWANCE;
  const left = given - allowance * 100;
  const fixed = { id: 'revolving', given } as const;
  if (left <= 0) return line(fixed, cents(0), 'allowance');
  const loan = ASSUMED_LOANS.find(({ upTo }) => left <= upTo * 100) ?? ASSUMED_LOANS[1];
  return line(fixed, monthlyPayment(cents(left), loan.taeg, loan.months), loan.why);
}
