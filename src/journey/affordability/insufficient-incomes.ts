import type { Answers } from '../answers.ts';
import { borrowersOf } from '../borrowers.ts';
import { givenAdditional, incomeLines, isWithoutJob, uncappedIncome } from './incomes.ts';

/**
 * Whether these incomes do not allow a request: one borrower without a job and
 * without rental income, two without a job, or no income at all.
 */
export function hasInsufficientIncomes(answers: Answers): boolean {
  const borrowers = borrowersOf(answers);
  const noneHasJob = borrowers.every((borrower) => isWithoutJob(answers, borrower));
  const hasNoRental = givenAdditional(answers, 'applicant', 'rentalIncome') === 0;
  return (
    (noneHasJob && (borrowers.length === 2 || hasNoRental)) ||
    uncappedIncome(incomeLines(answers)) === 0
  );
}
