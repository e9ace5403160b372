import type { CalendarDate } from '#domain/calendar/date.ts';
import { type Leaving, type Proposal, proposeConditions } from '#journey/alternative-conditions.ts';
import type { Answers } from '#journey/answers.ts';
import type { Loan, OfferedConditions } from '#journey/facts.ts';
import { askForRate } from './ask-for-rate.ts';

/** Other conditions on leaving a step: none, or what the tariff makes of the rules' proposal. */
export type Offer =
  | { readonly kind: 'none' | 'unreachable' }
  | { readonly kind: 'not-offered'; readonly proposal: Proposal }
  | { readonly kind: 'offered'; readonly conditions: OfferedConditions };

/** Asks the rules for other conditions, and the tariff for their rate (spec 2 §4). */
export async function offerConditions(
  leaving: Leaving,
  answers: Answers,
  accepted: Loan,
  today: CalendarDate,
): Promise<Offer> {
  const proposal = proposeConditions(leaving, answers, accepted, today);
  if (!proposal) return { kind: 'none' };
  const { reasons, ...terms } = proposal;
  const loan = await askForRate({ ...terms, productName: accepted.productName });
  if (loan === 'unreachable') return { kind: loan };
  if (loan === 'not-offered') return { kind: loan, proposal };
  return { kind: 'offered', conditions: { leaving, loan, reasons } };
}
