import { type Cents, cents } from '#domain/money/money.ts';
import type { Answers } from '../answers.ts';
import { answerOf, type Borrower, borrowersOf } from '../borrowers.ts';
import { amountIn } from '../rules/number.ts';
import { BUDGET } from './budget-figures.ts';
import { type IncomeId, type Line, line } from './line.ts';

/** incomes that count in full besides the main income … */
const COUNTED_IN_FULL = ['complementaryActivity', 'secondJobIncome'] as const;
/** … and incomes that are asked and passed on without counting. */
const NOT_COUNTED = ['familyAllowances', 'alimony', 'mealVouchers'] as const;

/** Working categories: unemployed, and without a job. */
const UNEMPLOYED = 'CHO';
const WITHOUT_JOB = 'SAN';

type IncomeLine = Line<IncomeId>;

export const isWithoutJob = (answers: Answers, borrower: Borrower) =>
  answerOf(answers, borrower, 'workingCategory') === WITHOUT_JOB;

const isUnemployed = (answers: Answers, borrower: Borrower) =>
  answerOf(answers, borrower, 'workingCategory') === UNEMPLOYED;

/** The main income as given: 0 without a job, whatever was typed before. */
function givenMainIncome(answers: Answers, borrower: Borrower): Cents {
  return isWithoutJob(answers, borrower)
    ? cents(0)
    : amountIn(answerOf(answers, borrower, 'mainIncome'));
}

/** An additional income as given: 0 if the borrower said that they have none. */
export function givenAdditional(answers: Answers, borrower: Borrower, id: IncomeId): Cents {
  return answerOf(answers, borrower, 'hasAdditionalIncome') === 'yes'
    ? amountIn(answerOf(answers, borrower, id))
    : cents(0);
}

/** The cap on an unemployed borrower's main income; if two are equal, the applicant's counts as higher. */
function capOf(answers: Answers, borrower: Borrower): keyof typeof BUDGET.unemployedCaps {
  const borrowers = borrowersOf(answers);
  if (borrowers.length === 1) return 'capAlone';
  if (!borrowers.every((one) => isUnemployed(answers, one))) return 'capOneOfTwo';
  const applicants = givenMainIncome(answers, 'applicant');
  const coborrowers = givenMainIncome(answers, 'coborrower');
  const higher: Borrower = coborrowers > applicants ? 'coborrower' : 'applicant';
  return borrower === higher ? 'capHigher' : 'capLower';
}

function mainIncomeLine(answers: Answers, borrower: Borrower): IncomeLine {
  const given = givenMainIncome(answers, borrower);
  const fixed = { id: 'mainIncome', borrower, given } as const;
  if (isWithoutJob(answers, borrower)) return { ...fixed, counted: given, why: 'withoutJob' };
  if (!isUnemployed(answers, borrower)) return { ...fixed, counted: given };
  const cap = capOf(answers, borrower);
  return line(fixed, cents(Math.min(given, BUDGET.unemployedCaps[cap])), cap);
}

/**
 * The rental incomes. Their lines add up to 80 % of the sum, truncated to the cent once: each line
 * is the truncated sum so far, less the lines before it.
 */
function rentalLines(answers: Answers): readonly IncomeLine[] {
  let given = 0;
  return borrowersOf(answers).map((borrower) => {
    const own = givenAdditional(answers, borrower, 'rentalIncome');
    const before = truncatedShare(given);
    given += own;
    const fixed = { id: 'rentalIncome', borrower, given: own } as const;
    return line(fixed, cents(truncatedShare(given) - before), 'share');
  });
}

const truncatedShare = (rental: number) => Math.floor((rental * BUDGET.rentalPercent) / 100);

/** All income given, borrower by borrower: main incomes always, others if above 0. */
export function incomeLines(answers: Answers): readonly IncomeLine[] {
  const rentals = rentalLines(answers);
  return borrowersOf(answers).flatMap((borrower) => {
    const additional = [
      ...rentals.filter((rental) => rental.borrower === borrower),
      ...COUNTED_IN_FULL.map((id): IncomeLine => {
        const given = givenAdditional(answers, borrower, id);
        return { id, borrower, given, counted: given };
      }),
      ...NOT_COUNTED.map((id): IncomeLine => {
        const given = givenAdditional(answers, borrower, id);
        return { id, borrower, given, counted: cents(0), why: 'notCounted' };
      }),
    ];
    return [mainIncomeLine(answers, borrower), ...additional.filter(({ given }) => given > 0)];
  });
}

/** The counted amount of the lines before rounding, in hundredths of a cent: a whole number. */
export function exactIncome(lines: readonly IncomeLine[]): number {
  return lines.reduce(
    (sum, { id, given, counted }) =>
      sum + (id === 'rentalIncome' ? given * BUDGET.rentalPercent : counted * 100),
    0,
  );
}

/** The amount given in the lines before caps and shares, for the incomes that count at all. */
export function uncappedIncome(lines: readonly IncomeLine[]): number {
  return lines.reduce((sum, { given, why }) => (why === 'notCounted' ? sum : sum + given), 0);
}
