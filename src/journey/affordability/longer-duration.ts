import type { Answers } from '../answers.ts';
import { isTenant, MAX_DURATION_FOR_TENANTS } from '../owner.ts';
import { BUDGET } from './budget-figures.ts';

/**
 * Whether the tips suggest a longer duration: if one exists for this amount and applicant.
 * `longestOffered` is the tariff's for product and amount, undefined out of its bounds.
 */
export function suggestsLongerDuration(
  answers: Answers,
  duration: number,
  longestOffered: number | undefined,
): boolean {
  if (longestOffered === undefined || duration === BUDGET.longestSuggestedFrom) return false;
  const longest = isTenant(answers)
    ? Math.min(longestOffered, MAX_DURATION_FOR_TENANTS)
    : longestOffered;
  return duration < longest;
}
