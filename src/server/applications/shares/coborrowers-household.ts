import { areSameConditions } from '#journey/agreed-conditions.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';
import type { Loan } from '#journey/facts.ts';
import { loanAsAnswers, loanFromTariff, readWantedLoan } from '#journey/loan.ts';
import { parsePercent } from '#journey/rules/number.ts';
import {
  type AssessedHousehold,
  assessHousehold,
  coborrowersPart,
  coborrowersView,
  isSameLoan,
  withCoborrowersPart,
  withPurposeFor,
} from '#journey/shared-application.ts';
import type { Share } from '../../stores/share-store.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';

export interface HouseholdFacts {
  /** What requests are assessed by, except today's date. */
  facts: Omit<ApplicationFacts, 'today'>;
  now: () => Date;
}

/**
 * The loan as agreed so far: what the co-borrower accepted, while the tariff still has it to the cent; else what the
 * applicant asked for, with the figures that they were shown. Figures that have changed since are proposed to both.
 */
export function agreedLoan(share: Share, { facts }: Pick<HouseholdFacts, 'facts'>): Loan {
  const accepted = share.part?.loan;
  const still = accepted && loanFromTariff(accepted, facts.tariffs[accepted.product]);
  return accepted && still && areSameConditions(accepted, still) ? still : share.applicant.loan;
}

/** All that a co-borrower's browser receives, as JSON: see `coborrowersView`. */
export function coborrowersState(share: Share, services: Pick<HouseholdFacts, 'facts'>): string {
  return JSON.stringify({
    mode: 'e2',
    uniqId: share.id,
    maxStep: share.part?.maxStep ?? '1',
    ...loanAsAnswers(agreedLoan(share, services)),
    ...coborrowersView(share.applicant.answers, share.part?.answers ?? {}),
  });
}

export interface Household {
  /** The answers of both borrowers, for the loan. */
  whole: Answers;
  loan: Loan;
  /** Other conditions than those asked for were accepted. */
  isChanged: boolean;
  /** The loan that was sent is the agreed loan. */
  isAgreed: boolean;
  /** The loan as the tariff has it now, if what was sent differs from it in its figures alone. */
  changed: Loan | undefined;
  /** Absent while the co-borrower's part is not valid as far as the budget. */
  assessed: AssessedHousehold | undefined;
}

/**
 * The whole household, with what the co-borrower sent. If the loan they sent is the loan that the
 * server proposes to the two, they have accepted it (step 4b).
 */
export function assessSent(share: Share, sent: Answers, services: HouseholdFacts): Household {
  const askedFor = share.applicant.loan;
  const part = coborrowersPart(sent);
  const sentLoan = readWantedLoan(sent);
  const at = (loan: Loan) => {
    const applicant = withPurposeFor(loan.product, share.applicant.answers, askedFor.product);
    const whole = withCoborrowersPart(applicant, part);
    const facts = factsOfLoan(services.now(), loan, services.facts);
    return { whole, assessed: assessHousehold(whole, facts, services.facts.tariffs) };
  };
  const agreed = agreedLoan(share, services);
  const before = at(agreed);
  const proposal = before.assessed?.proposal;
  const offered =
    sentLoan !== undefined &&
    proposal !== undefined &&
    proposal !== 'not-offered' &&
    isSameLoan(sentLoan, proposal.loan)
      ? proposal.loan
      : undefined;
  const accepted = offered && isSeenAt(sent, offered) ? offered : undefined;
  const loan = accepted ?? agreed;
  const isChanged = !areSameConditions(loan, askedFor);
  return {
    ...(accepted ? at(loan) : before),
    loan,
    isChanged,
    isAgreed:
      sentLoan !== undefined && isSameLoan(sentLoan, loan) && (!isChanged || isSeenAt(sent, loan)),
    changed: accepted ? undefined : offered,
  };
}

/** Accepting other conditions includes their rate, so anyone who sends no rate, or an older one, accepts nothing. */
function isSeenAt(sent: Answers, { taeg }: Loan): boolean {
  return parsePercent(answer(sent, 'taeg')) === taeg;
}
