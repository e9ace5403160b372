import type { Answers } from '../answers.ts';
import { borrowersOf, hasCoborrowerNow, isCoborrowerLater } from '../borrowers.ts';
import type { Facts } from '../facts.ts';
import { isWithoutJob } from './incomes.ts';
import { hasInsufficientIncomes } from './insufficient-incomes.ts';

/**
 * Whom step 2 warns that a request without income is refused: a single applicant, two who are both
 * without a job, or a borrower whose request depends on the other's answers elsewhere.
 */
export type ForeseenRefusal = 'alone' | 'both' | 'dependsOnOther';

/**
 * Foresees a refusal at step 6 for lack of income, as soon as step 2 shows it: an amount
 * that is still missing is no reason yet, a working category without a job is.
 */
export function foreseeRefusal(
  answers: Answers,
  { e2 }: Pick<Facts, 'e2'>,
): ForeseenRefusal | undefined {
  if (e2) return isWithoutJob(answers, 'coborrower') ? 'dependsOnOther' : undefined;
  if (!borrowersOf(answers).every((borrower) => isWithoutJob(answers, borrower))) return undefined;
  if (isCoborrowerLater(answers)) return 'dependsOnOther';
  if (!hasInsufficientIncomes(answers)) return undefined;
  return hasCoborrowerNow(answers) ? 'both' : 'alone';
}
