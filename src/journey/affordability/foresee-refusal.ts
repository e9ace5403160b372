import type { Answers } from '../answers.ts';
import { borrowersOf, hasCoborrowerNow, isCoborrowerLater } from '../borrowers.ts';
import type { Facts } from '../facts.ts';
import { isWithoutJob } from './incomes.ts';
import { hasInsufficientIncomes } from './insufficient-incomes.ts';

/**
 * Whom step 2 warns that a request without incomes is refused: somebody applying alone, two who are
 * both without a job, or one whose request depends on what the other answers elsewhere.
 */
export type ForeseenRefusal = 'alone' | 'both' | 'dependsOnOther';

/**
 * What step 6 would refuse for want of incomes (spec 3 §5), as soon as step 2 shows it: an amount
 * that is still to be typed is no reason yet, a working category without a job is.
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
