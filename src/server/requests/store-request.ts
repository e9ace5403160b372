import { calendarDateIn } from '#domain/calendar/clock.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Borrower } from '#journey/borrowers.ts';
import type { Application, ApplicationFacts } from '#journey/check-application.ts';
import { chosenMethod, provenAnswers } from '#journey/signed-in.ts';
import { visitOf } from '#journey/visit.ts';
import { consentsOf } from '../audit/given-consents.ts';
import { deliverRequest } from '../deliveries/deliver-request.ts';
import { listSignedIn } from '../sign-in/list-signed-in.ts';
import type { Transaction } from '../storage/storage.ts';
import { drawReference } from './reference.ts';
import type { Request } from './request-store.ts';

export interface StoreRequest {
  /** What requests are judged by, today excepted. */
  facts: Omit<ApplicationFacts, 'today'>;
  referencePrefix: string;
  newId: () => string;
  randomIndex: (below: number) => number;
}

/** Whose request it is, under which name, and when it was sent. */
export type Sending = Pick<Request, 'uniqid' | 'sessionId' | 'lang' | 'sentAt'>;

/** The session in which each borrower may have signed in. */
export type SignInSessions = Readonly<Partial<Record<Borrower, string>>>;

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
  sessions: SignInSessions = { applicant: sending.sessionId },
): Promise<{ reference: string } | 'alreadySent'> {
  const { requests, drafts, signIns, audit, enqueue } = transaction;
  const { answers, ...loan } = application;
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
    },
    // Compared as they were judged: what is kept of a phone is written otherwise.
    provenance: await proven(transaction, answers, sessions, sending.sentAt),
    confirmedAt: undefined,
  };
  for (let attempt = 0; attempt < REFERENCE_DRAWS; attempt += 1) {
    const { year } = calendarDateIn('Europe/Brussels', sending.sentAt);
    const reference = drawReference(world.referencePrefix, year, world.randomIndex);
    const outcome = await requests.add({ ...request, reference });
    if (outcome === 'alreadySent') return outcome;
    if (outcome === 'added') {
      await drafts.remove(request.uniqid);
      for (const session of Object.values(sessions)) await signIns.forget(session);
      await enqueue('confirm-request', { requestId: request.id });
      await deliverRequest(transaction, request, world.newId());
      await audit.append(consentsOf({ ...request, reference }, world.facts));
      return { reference };
    }
  }
  throw new Error(`No free reference in ${REFERENCE_DRAWS} draws`);
}

/** Which answers are as a sign-in of that borrower told them. */
async function proven(
  { signIns }: Transaction,
  answers: Answers,
  sessions: SignInSessions,
  at: Date,
): Promise<Request['provenance']> {
  const all = [];
  for (const borrower of ['applicant', 'coborrower'] as const) {
    const session = sessions[borrower];
    if (session === undefined) continue;
    const told = listSignedIn(await signIns.of(session, at));
    all.push(...provenAnswers(answers, borrower, told));
  }
  return all;
}
