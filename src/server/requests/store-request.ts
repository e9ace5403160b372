import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
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

/** How a request that its applicant had shared was completed. */
export interface Completion {
  shareId: string;
  /** The co-borrower's session, and the language they read their part in. */
  sessionId: string;
  lang: ContractLocale;
  /** Which of the applicant's answers were as a sign-in told them. */
  provenance: readonly ProvenAnswer[];
}

const REFERENCE_DRAWS = 20; // of a billion a year: more than one is already rare

/**
 * Stores a request that was judged to be right, with all that its sending sets off, for whoever has
 * claimed its `uniqid`. `alreadySent`: one of that name is there. `sent`: the answers as they came in.
 */
export async function storeRequest(
  world: StoreRequest,
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
  const isWithheld = await isConfirmedOften(world, requests, email, sentAt);
  const request: Omit<Request, 'reference'> = {
    id: world.newId(),
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
    provenance: await proven(transaction, answers, sending, completion),
    confirmedAt: undefined,
    confirmationFailedAt: undefined,
    confirmationWithheldAt: isWithheld ? sentAt : undefined,
  };
  for (let attempt = 0; attempt < REFERENCE_DRAWS; attempt += 1) {
    const { year } = calendarDateIn(OFFICE_TIME_ZONE, sentAt);
    const reference = drawReference(world.referencePrefix, year, world.randomIndex);
    const outcome = await requests.add({ ...request, reference });
    if (outcome === 'alreadySent') return outcome;
    if (outcome === 'added') {
      await drafts.remove(request.uniqid);
      await signIns.forget(request.sessionId);
      if (!isWithheld) await enqueue('confirm-request', { requestId: request.id });
      await deliverRequest(transaction, request, world.newId());
      await audit.append(consentsTo({ ...request, reference }, application, world, completion));
      return { reference };
    }
  }
  throw new Error(`No free reference in ${REFERENCE_DRAWS} draws`);
}

/** Which answers are as a sign-in told them; of a shared request the applicant's are known already. */
async function proven(
  transaction: Transaction,
  answers: Answers,
  { sessionId, sentAt }: Sending,
  completion: Completion | undefined,
): Promise<readonly ProvenAnswer[]> {
  if (completion === undefined)
    return await proveAnswers(transaction, answers, 'applicant', sessionId, sentAt);
  const own = completion.sessionId;
  const theirs = await proveAnswers(transaction, answers, 'coborrower', own, sentAt);
  return [...completion.provenance, ...theirs];
}

/** Of a shared request the applicant consented in sharing it. */
function consentsTo(
  { id, reference, lang, sentAt: at }: Omit<Request, 'answers'>,
  { answers, ...loan }: Application,
  world: StoreRequest,
  completion: Completion | undefined,
): AuditEvent {
  const facts = factsOfLoan(at, loan, world.facts);
  return completion === undefined
    ? consentsOf({ by: 'applicant', lang, at, answers, facts }, reference, { id })
    : consentsOf({ by: 'coborrower', lang: completion.lang, at, answers, facts }, reference, {
        id,
        share: completion.shareId,
      });
}
