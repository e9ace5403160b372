import { calendarDateIn } from '#domain/calendar/clock.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { type Answers, answer } from '#journey/answers.ts';
import { type ApplicationFacts, checkApplication } from '#journey/check-application.ts';
import type { Fault } from '#journey/fault.ts';
import { visitOf } from '#journey/visit.ts';
import { consentsOf } from '../audit/given-consents.ts';
import { deliverRequest } from '../deliveries/deliver-request.ts';
import type { Storage, Transaction } from '../storage/storage.ts';
import { drawReference } from './reference.ts';
import type { Request } from './request-store.ts';

export interface SendRequest {
  storage: Pick<Storage, 'transact' | 'requests' | 'drafts'>;
  /** What requests are judged by, today excepted. */
  facts: Omit<ApplicationFacts, 'today'>;
  referencePrefix: string;
  now: () => Date;
  newId: () => string;
  randomIndex: (below: number) => number;
}

export interface RequestToSend {
  uniqid: string;
  sessionId: string;
  lang: Locale;
  answers: Answers;
}

export type SentRequest =
  | { ok: true; reference: string }
  | { ok: false; reason: { kind: 'foreign' } | { kind: 'refused'; faults: readonly Fault[] } };

const REFERENCE_DRAWS = 20; // of a billion a year: more than one is already rare

/**
 * Judges the request by the browser's own rules and stores it with its confirmation's job, its
 * delivery and its consents, in one transaction. Sent again, also at the same time, it gives the reference it has.
 */
export async function sendRequest(world: SendRequest, sent: RequestToSend): Promise<SentRequest> {
  const known = await world.storage.requests.findByUniqid(sent.uniqid);
  if (known !== undefined) return answerKnown(known, sent);
  const owner = await world.storage.drafts.ownerOf(sent.uniqid);
  if (owner !== undefined && owner !== sent.sessionId) return FOREIGN;

  const now = world.now();
  const today = calendarDateIn('Europe/Brussels', now);
  const checked = checkApplication(sent.answers, { ...world.facts, today });
  if (!checked.ok) return { ok: false, reason: { kind: 'refused', faults: checked.faults } };

  const { application } = checked;
  const request = {
    id: world.newId(),
    uniqid: sent.uniqid,
    sessionId: sent.sessionId,
    lang: sent.lang,
    product: application.product,
    productName: application.productName,
    amount: application.amount,
    additionalAmount: application.additionalAmount,
    duration: application.duration,
    taeg: application.taeg,
    monthlyAmount: application.monthlyAmount,
    // On the server alone: the library is too heavy for the browser's first step.
    answers: {
      ...application.answers,
      phone: toKeptPhone(answer(application.answers, 'phone')),
      ...visitOf(sent.answers),
    },
    sentAt: now,
    confirmedAt: undefined,
  };
  const draw = () => drawReference(world.referencePrefix, today.year, world.randomIndex);
  const messageId = world.newId();
  return await world.storage.transact((transaction) =>
    store(transaction, request, draw, { messageId, facts: world.facts }),
  );
}

const FOREIGN: SentRequest = { ok: false, reason: { kind: 'foreign' } };

function answerKnown(
  known: Pick<Request, 'sessionId' | 'reference'>,
  sent: Pick<Request, 'sessionId'>,
): SentRequest {
  return known.sessionId === sent.sessionId ? { ok: true, reference: known.reference } : FOREIGN;
}

async function store(
  transaction: Transaction,
  request: Omit<Request, 'reference'>,
  draw: () => string,
  { messageId, facts }: { messageId: string; facts: SendRequest['facts'] },
): Promise<SentRequest> {
  const { requests, drafts, audit, enqueue } = transaction;
  await requests.claim(request.uniqid);
  const owner = await drafts.ownerOf(request.uniqid);
  if (owner !== undefined && owner !== request.sessionId) return FOREIGN;
  for (let attempt = 0; attempt < REFERENCE_DRAWS; attempt += 1) {
    const reference = draw();
    const outcome = await requests.add({ ...request, reference });
    if (outcome === 'alreadySent') {
      const known = await requests.findByUniqid(request.uniqid);
      return known === undefined ? FOREIGN : answerKnown(known, request);
    }
    if (outcome === 'added') {
      await drafts.remove(request.uniqid);
      await enqueue('confirm-request', { requestId: request.id });
      await deliverRequest(transaction, request, messageId);
      await audit.append(consentsOf({ ...request, reference }, facts));
      return { ok: true, reference };
    }
  }
  throw new Error(`No free reference in ${REFERENCE_DRAWS} draws`);
}
