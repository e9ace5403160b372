import type { Cents } from '#domain/money/money.ts';
import { affordableAmount, isEnough } from '#journey/affordability/remedies.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import type { fetchRate } from '../fetch-rate.ts';

/**
 * The largest smaller loan that the budget carries, as the tariff offers it; none where even `least`
 * is too much, or where the tariff could not be asked. A smaller amount may have another rate and a
 * shorter duration: what its terms make too dear is passed over, and so is all that they would.
 */
export async function findSmallerLoan(
  answers: Answers,
  loan: Loan,
  least: Cents,
  ask: typeof fetchRate,
): Promise<Loan | undefined> {
  let terms = loan;
  for (;;) {
    const amount = affordableAmount(answers, terms, least);
    if (amount === undefined) return undefined;
    const offered = await ask({ ...loan, amount });
    if (typeof offered === 'string') return undefined;
    if (isEnough(answers, offered.monthlyAmount)) return offered;
    terms = offered;
  }
}
