import type { Answers } from '../answers.ts';
import { isNonLandlord, LONGEST_FOR_NON_LANDLORDS } from '../owner.ts';

/** spec 3 §9: at so many months no longer duration is suggested, whatever is offered. */
const NEVER_LONGER_THAN = 120;

/**
 * Whether a longer duration is among the tips (spec 3 §9): there is one, for this amount and for who
 * asks. `longestOffered` is the tariff's for product and amount, undefined out of its bounds.
 */
export function suggestsLongerDuration(
  answers: Answers,
  duration: number,
  longestOffered: number | undefined,
): boolean {
  if (longestOffered === undefined || duration === NEVER_LONGER_THAN) return false;
  const longest = isNonLandlord(answers)
    ? Math.min(longestOffered, LONGEST_FOR_NON_LANDLORDS)
    : longestOffered;
  return duration < longest;
}
