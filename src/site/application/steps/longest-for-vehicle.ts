import { proposeConditions } from '#journey/alternative-conditions.ts';
import type { Answers } from '#journey/answers.ts';
import type { Facts } from '#journey/facts.ts';
import type { WantedLoan } from '#journey/loan.ts';
import { longestForItsAge } from '#journey/vehicle.ts';
import type { fetchRate } from '../fetch-rate.ts';

/**
 * The loan over all the months that the vehicle's age allows; undefined without the vehicle's date.
 */
export function loanOverItsLife(
  answers: Answers,
  facts: Pick<Facts, 'loan' | 'today' | 'isLent'>,
): WantedLoan | undefined {
  const { loan, today } = facts;
  const duration = longestForItsAge(answers, today);
  // Leaving the step may propose another product: its durations are those that count.
  const { product } = proposeConditions('1b', answers, loan, facts) ?? loan;
  return duration === undefined ? undefined : { ...loan, product, duration };
}

/**
 * The longest duration, in months, that the tariff offers of the loan's; `none` where there is no such
 * duration, undefined where the tariff could not be asked. It is not asked for a product that is not lent.
 */
export async function findLongestOffered(
  wanted: WantedLoan,
  isLent: boolean,
  ask: typeof fetchRate,
): Promise<number | 'none' | undefined> {
  if (wanted.duration <= 0 || !isLent) return 'none';
  const offered = await ask(wanted);
  if (offered === 'unreachable') return undefined;
  // Below its shortest duration the tariff answers with that.
  return offered === 'not-offered' || offered.duration > wanted.duration
    ? 'none'
    : offered.duration;
}
