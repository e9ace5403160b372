import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Application, ApplicationFacts } from '#journey/check-application.ts';
import { brokerAsAnswer } from '#journey/chosen-broker.ts';
import { chosenMethod } from '#journey/signed-in.ts';
import { visitOf } from '#journey/visit.ts';
import type { AuditEvent } from '../audit/audit-log.ts';
import { consentsOf } from '../audit/given-consents.ts';
import { deliverRequest } from '../deliveries/deliver-request.ts';
import { proveAnswers } from '../sign-in/prove-answers.ts';
import type { Transaction } from '../storage/storage.ts';
import { factsOfLoan } from './facts-of-loan.ts';
import { drawReference } from './reference.ts';
import type { ProvenAnswer, Request } from './request-store.ts';
import { isConfirmedOften, type SendingLimits } from './sending-limits.ts';

export interface StoreRequest extends SendingLimits {
  /** What requests are judged by, today excepted. */
  facts: Omit<ApplicationFacts, 'today'>;
  referencePrefix: string;
  newId: () => string;
  randomIndex: (below: number) => number;
}

/** Whose request it is, under which name, and when it was sent. */
export type Sending = Pick<Request, 'uniqid' | 'sessionId' | 'lang' | 'sentAt'>;

/** What is known of a request that two completed, each by themselves. */
export interface Completion {
  /** Which of the answers were as a sign-in told them. */
  provenance: readonly ProvenAnswer[];
  /** What was consented to in completing it; the applicant consented in sharing it. */
  consents(reference: string, requestId: string): readonly AuditEvent[];
}

const REFERENCE_DRAWS = 20; // of a billion a year: more than one is already rare

/**
 * Stores a request that was judged to be right, with all that its sending sets off, for whoever has
 * claimed its `uniqid`. `alreadySent`: one of that name is there. `sent`: the answers as they came in.
 */
export async function storeRequest(
  services: StoreRequest,
  transaction: Transaction,
  sending: Sending,
  application: Application,
  sent: Answers,
  completion?: Completion,
): Promise<{ reference: string } | 'alreadySent'> {
  const { requests, drafts, signIns, audit, enqueue } = transaction;
  const { answers, ...loan } = application;
  const { sentAt } = sending;
  const email = answer(answers, 'email');
  const isWithheld = await isConfirmedOften(services, requests, email, sentAt);
  const request: Omit<Request, 'reference'> = {
    id: services.newId(),
    ...sending,
    ...loan,
    // On the server alone: the library is too heavy for the browser's first step.
    answers: {
      ...answers,
      phone: toKeptPhone(answer(answers, 'phone')),
      ...visitOf(sent),
      ...chosenMethod(sent),
      ...brokerAsAnswer(sent),
    },
    // Compared as they were judged: what is kept of a phone is written otherwise.
    provenance:
      completion?.provenance ??
      (await proveAnswers(transaction, answers, 'applicant', sending.sessionId, sentAt)),
    confirmedAt: undefined,
    confirmationFailedAt: undefined,
    confirmationWithheldAt: isWithheld ? sentAt : undefined,
  };
  for (let attempt = 0; attempt < REFERENCE_DRAWS; attempt += 1) {
    const { year } = calendarDateIn(OFFICE_TIME_ZONE, sentAt);
    const reference = drawReference(services.referencePrefix, year, services.randomIndex);
    const outcome = await requests.add({ ...request, reference });
    if (outcome === 'alreadySent') return outcome;
    if (outcome === 'added') {
      await drafts.remove(request.uniqid);
      await signIns.forget(request.sessionId);
      if (!isWithheld) await enqueue('confirm-request', { requestId: request.id });
      await deliverRequest(transaction, request, services.newId());
      const consents = completion?.consents(reference, request.id) ?? [
        applicantsConsents({ ...request, reference }, application, services),
      ];
      for (const consent of consents) await audit.append(consent);
      return { reference };
    }
  }
  throw new Error(`No free reference in ${REFERENCE_DRAWS} draws`);
}

/** What the applicant consented to in sending it alone. */
function applicantsConsents(
  { id, reference, lang, sentAt: at }: Omit<Request, 'answers'>,
  { answers, ...loan }: Application,
  services: StoreRequest,
): AuditEvent {
  const facts = factsOfLoan(at, loan, services.facts);
  return consentsOf({ by: 'applicant', lang, at, answers, facts }, reference, { id });
}
