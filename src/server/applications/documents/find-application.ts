import { isProductCode } from '#domain/tariff/tariff.ts';
import type { Conditions } from '#journey/agreed-conditions.ts';
import { withInitialAnswers } from '#journey/answers.ts';
import type { ApplicationFacts } from '#journey/check-application.ts';
import { reachableSteps } from '#journey/navigation.ts';
import { readAnswers } from '#journey/read-answers.ts';
import { answersAsText } from '#journey/sent-answers/sent-answers.ts';
import { applicantsView } from '#journey/shared-application.ts';
import type { ShownApplication } from '../../letters/documents/shown-application.ts';
import type { Draft } from '../../stores/draft-store.ts';
import type { Request } from '../../stores/request-store.ts';
import type { Storage } from '../../stores/storage.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';
import { findShownLoan } from './shown-loan.ts';

export interface FindApplication {
  storage: Pick<Storage, 'drafts' | 'requests'>;
  /** What applications are checked by, except today's date. */
  facts: Omit<ApplicationFacts, 'today'>;
  now: () => Date;
}

/**
 * The application of that name: sent, or a draft that has reached the recap. `undefined` too if the session that holds it
 * does not fit, or its figures do not.
 */
export async function findApplication(
  services: FindApplication,
  uniqid: string,
  fits: (sessionId: string, figures: Conditions) => boolean,
): Promise<ShownApplication | undefined> {
  const sent = await services.storage.requests.findByUniqid(uniqid);
  if (sent !== undefined) {
    const request = await services.storage.requests.find(sent.id);
    const shown = request && showRequest(request, services.facts);
    return shown && fits(sent.sessionId, shown.facts.loan) ? forApplicant(shown) : undefined;
  }
  const draft = await services.storage.drafts.find(uniqid, services.now());
  const shown = draft && showDraft(draft, services.facts);
  return shown && fits(draft.sessionId, shown.facts.loan) ? shown : undefined;
}

/** What its applicant may see of it: nothing of a co-borrower who answered for themselves. */
export function forApplicant(application: ShownApplication): ShownApplication {
  return { ...application, answers: applicantsView(application.answers) };
}

/** A request as it was sent: with its own figures, whatever the tariff says by now. */
export function showRequest(request: Request, facts: FindApplication['facts']): ShownApplication {
  if (!isProductCode(request.product)) throw new Error(`Unknown product ${request.product}`);
  const { productName, amount, additionalAmount, duration, taeg, monthlyAmount } = request;
  const { product } = request;
  const loan = { product, productName, amount, additionalAmount, duration, taeg, monthlyAmount };
  return {
    reference: request.reference,
    at: request.sentAt,
    answers: answersAsText(request.answers),
    facts: factsOfLoan(request.sentAt, loan, facts),
  };
}

function showDraft(draft: Draft, facts: FindApplication['facts']): ShownApplication | undefined {
  const read = readAnswers(JSON.parse(draft.content));
  if (!read.ok) return undefined;
  const shown = findShownLoan(read.answers, facts);
  if (!shown) return undefined;
  const answers = withInitialAnswers(read.answers);
  const application = {
    at: draft.savedAt,
    answers,
    facts: factsOfLoan(draft.savedAt, shown.loan, facts),
  };
  return reachableSteps(answers, application.facts).includes('6') ? application : undefined;
}
