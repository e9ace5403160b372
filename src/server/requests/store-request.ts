import { calendarDateIn } from '#domain/calendar/clock.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Application } from '#journey/check-application.ts';
import { visitOf } from '#journey/visit.ts';
import type { Transaction } from '../storage/storage.ts';
import { drawReference } from './reference.ts';
import type { Request } from './request-store.ts';

export interface StoreRequest {
  referencePrefix: string;
  newId: () => string;
  randomIndex: (below: number) => number;
}

/** Whose request it is, under which name, and when it was sent. */
export type Sending = Pick<Request, 'uniqid' | 'sessionId' | 'lang' | 'sentAt'>;

const REFERENCE_DRAWS = 20; // of a billion a year: more than one is already rare

/**
 * Stores a request that was judged to be right, with all that its sending sets off, for whoever has
 * claimed its `uniqid`. `alreadySent`: one of that name is there. `sent`: the answers as they came in.
 */
export async function storeRequest(
  world: StoreRequest,
  { requests, drafts, enqueue }: Transaction,
  sending: Sending,
  application: Application,
  sent: Answers,
): Promise<{ reference: string } | 'alreadySent'> {
  const { answers, ...loan } = application;
  const request: Omit<Request, 'reference'> = {
    id: world.newId(),
    ...sending,
    ...loan,
    // On the server alone: the library is too heavy for the browser's first step.
    answers: { ...answers, phone: toKeptPhone(answer(answers, 'phone')), ...visitOf(sent) },
    confirmedAt: undefined,
  };
  for (let attempt = 0; attempt < REFERENCE_DRAWS; attempt += 1) {
    const { year } = calendarDateIn('Europe/Brussels', sending.sentAt);
    const reference = drawReference(world.referencePrefix, year, world.randomIndex);
    const outcome = await requests.add({ ...request, reference });
    if (outcome === 'alreadySent') return outcome;
    if (outcome === 'added') {
      await drafts.remove(request.uniqid);
      await enqueue('confirm-request', { requestId: request.id });
      return { reference };
    }
  }
  throw new Error(`No free reference in ${REFERENCE_DRAWS} draws`);
}
