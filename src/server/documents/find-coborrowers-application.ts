import { type Answers, withInitialAnswers } from '#journey/answers.ts';
import type { Loan } from '#journey/facts.ts';
import { loanAsAnswers } from '#journey/loan.ts';
import { reachableSteps } from '#journey/navigation.ts';
import { isWaiting } from '#journey/share-status.ts';
import { coborrowersView, NOTHING_JUDGED } from '#journey/shared-application.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';
import { agreedLoan, judgeSent } from '../shares/coborrowers-household.ts';
import { standingOf } from '../shares/share-standing.ts';
import type { Share } from '../shares/share-store.ts';
import type { Storage } from '../storage/storage.ts';
import { type FindApplication, type ShownApplication, showRequest } from './find-application.ts';

export interface FindCoborrowersApplication extends FindApplication {
  storage: FindApplication['storage'] & Pick<Storage, 'shares'>;
}

/**
 * A shared request as its co-borrower may see it: the loan, the two names and their own answers. It is
 * there once their part has come as far as the recap, and as long as it is open or sent.
 */
export async function findCoborrowersApplication(
  dependencies: FindCoborrowersApplication,
  share: Share,
): Promise<ShownApplication | undefined> {
  const { storage, facts, now } = dependencies;
  const standing = standingOf(share, now());
  if (standing === 'sent') {
    const sent = await storage.requests.findByUniqid(share.uniqid);
    const request = sent && (await storage.requests.find(sent.id));
    if (request === undefined) return undefined;
    const { reference, at, answers, facts: own } = showRequest(request, facts);
    const view = coborrowersView(answers, {});
    return { ...forCoborrower(dependencies, at, own.loan, view), ...(reference && { reference }) };
  }
  if (!isWaiting(standing) || share.part === undefined) return undefined;
  const view = coborrowersView(share.applicant.answers, share.part.answers);
  // Sent, it is what they accepted, whatever the tariff says by now.
  if (standing === 'to-agree' && share.part.loan !== undefined)
    return forCoborrower(dependencies, now(), share.part.loan, view);
  const loan = agreedLoan(share, { facts });
  // Other conditions are to be settled first, as on their own screens.
  const sent = { ...share.part.answers, ...loanAsAnswers(loan) };
  if (judgeSent(share, sent, dependencies).judged?.proposal !== undefined) return undefined;
  const shown = forCoborrower(dependencies, now(), loan, view);
  return reachableSteps(shown.answers, shown.facts).includes('6') ? shown : undefined;
}

/** With the facts of their own way through the form, which leave the applicant's sections out. */
function forCoborrower(
  { facts }: Pick<FindApplication, 'facts'>,
  at: Date,
  loan: Loan,
  view: Answers,
): ShownApplication {
  return {
    at,
    answers: withInitialAnswers(view),
    facts: { ...factsOfLoan(at, loan, facts), e2: NOTHING_JUDGED },
  };
}
