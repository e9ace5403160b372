import { proposeConditions } from '#journey/alternative-conditions.ts';
import { type Answers, withInitialAnswers } from '#journey/answers.ts';
import { coborrowerIsSpouse } from '#journey/borrowers.ts';
import { BROKER_NAME } from '#journey/chosen-broker.ts';
import type { Loan } from '#journey/facts.ts';
import { reachableSteps } from '#journey/navigation.ts';
import { isWaiting } from '#journey/share-status.ts';
import {
  coborrowersView,
  NOTHING_JUDGED,
  withCoborrowersPart,
} from '#journey/shared-application.ts';
import type { ShownApplication } from '../../letters/documents/shown-application.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';
import { stateAt } from '../shares/share-state.ts';
import { type FindApplication, showRequest } from './find-application.ts';

export interface FindCoborrowersApplication extends FindApplication {
  storage: FindApplication['storage'] & Pick<Storage, 'shares'>;
}

/**
 * A shared request as its co-borrower may see it: the loan, the two names and their own answers. It
 * exists once their part has reached the recap, while the share is open or sent.
 */
export async function findCoborrowersApplication(
  dependencies: FindCoborrowersApplication,
  share: Share,
): Promise<ShownApplication | undefined> {
  const { storage, facts, now } = dependencies;
  const state = stateAt(share, now());
  if (state === 'sent') {
    const sent = await storage.requests.findByUniqid(share.uniqid);
    const request = sent && (await storage.requests.find(sent.id));
    if (request === undefined) return undefined;
    const { reference, at, answers, facts: own } = showRequest(request, facts);
    const view = withLoanAnswers(coborrowersView(answers, {}), answers);
    return { ...forCoborrower(dependencies, at, own.loan, view), ...(reference && { reference }) };
  }
  if (!isWaiting(state) || share.part === undefined) return undefined;
  const view = withLoanAnswers(
    coborrowersView(share.applicant.answers, share.part.answers),
    share.applicant.answers,
  );
  // Once sent, it is the loan they accepted, whatever the tariff says by now.
  if (state === 'to-agree' && share.part.loan !== undefined)
    return forCoborrower(dependencies, now(), share.part.loan, view);
  // With the figures that their page shows, until others are accepted.
  const loan = share.part.loan ?? share.applicant.loan;
  const application = forCoborrower(dependencies, now(), loan, view);
  // Other conditions that their debts lead to must be settled first, as on their own screens.
  const whole = withCoborrowersPart(share.applicant.answers, share.part.answers);
  if (proposeConditions('3', whole, loan, application.facts)) return undefined;
  return reachableSteps(application.answers, application.facts).includes('6')
    ? application
    : undefined;
}

/** The answers about the loan itself, which the pre-contractual sheet states for both borrowers. */
const LOAN_ANSWERS = [BROKER_NAME, 'sellerType', 'firstRegistration', 'price', 'advance'];

function withLoanAnswers(view: Answers, applicant: Answers): Answers {
  const own = Object.entries(applicant).filter(([name]) => LOAN_ANSWERS.includes(name));
  return { ...view, ...Object.fromEntries(own) };
}

/** With the facts of the co-borrower's own form, which omits the applicant's sections. */
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

/** A request as a co-borrower sees it whose answers the applicant gave: the loan, both names and those answers. */
export function forDeclaredCoborrower(application: ShownApplication): ShownApplication {
  const { answers, facts } = application;
  const { coborrowerEncoding: _, ...view } = coborrowersView(answers, {});
  const spouse = coborrowerIsSpouse(answers) ? { borrowWith: 'spouce' } : {};
  return {
    ...application,
    answers: withInitialAnswers(withLoanAnswers({ ...view, ...spouse }, answers)),
    facts: { ...facts, e2: NOTHING_JUDGED },
  };
}
