import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { toKeptPhone } from '#domain/contact/phone-plausibility.ts';
import { productName } from '#domain/tariff/tariff.ts';
import { foreseeRefusal } from '#journey/affordability/foresee-refusal.ts';
import { budgetToSend } from '#journey/affordability/sent-budget.ts';
import { type Answers, answer } from '#journey/answers.ts';
import { type AskedLoan, askedInEuros, askedLoan } from '#journey/asked-loan.ts';
import { hasCoborrowerNow } from '#journey/borrowers.ts';
import type { Application, ApplicationFacts } from '#journey/check-application.ts';
import { brokerAsAnswer } from '#journey/chosen-broker.ts';
import { normaliseAnswers } from '#journey/sent-answers/sent-answers.ts';
import { decisionsOf } from '#journey/sent-decisions.ts';
import { chosenMethod } from '#journey/signed-in.ts';
import { visitOf } from '#journey/visit.ts';
import { type AddresseeLimits, nextLinkTime } from '../../letters/mail/addressee-limits.ts';
import type { AuditEvent } from '../../security/audit/audit-log.ts';
import { consentsOf } from '../../security/audit/given-consents.ts';
import { describeGiven, type Given } from '../../stores/given-store.ts';
import type { ProvenAnswer, Request } from '../../stores/request-store.ts';
import type { Transaction } from '../../stores/storage.ts';
import { addGiven, type TextServices, textsGiven } from '../documents/record-given.ts';
import { proveAnswers } from '../sign-in/prove-answers.ts';
import { deliverRequest } from './deliver-request.ts';
import { factsOfLoan } from './facts-of-loan.ts';
import type { ShownConsents } from './find-shown-consents.ts';
import { drawReference } from './reference.ts';
import { hasEnoughConfirmations, type SendingLimits } from './sending-limits.ts';

export interface StoreRequest extends SendingLimits, AddresseeLimits, TextServices {
  /** What requests are checked by, except today's date. */
  facts: Omit<ApplicationFacts, 'today'>;
  referencePrefix: string;
  newId: () => string;
  randomIndex: (below: number) => number;
}

/** The owner, name, language and instant of a request. */
export type Sending = Pick<Request, 'uniqid' | 'sessionId' | 'lang' | 'sentAt'>;

/** What is known of a request that two people completed, each by themselves. */
export interface Completion {
  /** What the applicant asked for, if another loan is sent. */
  asked: AskedLoan | undefined;
  /** Which of the answers are as a sign-in provider stated them. */
  provenance: readonly ProvenAnswer[];
  /** The texts given to the one who completes it. */
  given: readonly Given[];
  /** The consents given when completing it; the applicant consented when sharing it. */
  consents(reference: string, requestId: string): readonly AuditEvent[];
}

/** A request that the applicant sends alone: the words that they consented to. */
export interface Alone {
  shown: ShownConsents;
}

const REFERENCE_DRAWS = 20; // from a billion a year: a second draw is already rare

/**
 * Stores a request that was checked valid, with all jobs that sending it requires. The caller must have
 * claimed its `uniqid`. `alreadySent`: that name has a request. `sent`: the answers as they came in.
 */
export async function storeRequest(
  services: StoreRequest,
  transaction: Transaction,
  sending: Sending,
  application: Application,
  sent: Answers,
  by: Completion | Alone,
): Promise<{ reference: string } | 'alreadySent'> {
  const { requests, drafts, signIns, audit, enqueue } = transaction;
  const { answers, ...loan } = application;
  const completion = 'shown' in by ? undefined : by;
  const { sentAt } = sending;
  const email = answer(answers, 'email');
  const asked = completion ? completion.asked : askedLoan(sent);
  const isWithheld = await hasEnoughConfirmations(services, requests, email, sentAt);
  const budget = budgetToSend(answers, loan);
  const request: Omit<Request, 'reference'> = {
    id: services.newId(),
    ...sending,
    ...loan,
    // The page may still have the name of the product that was asked for first.
    productName: productName(services.facts.tariffs, loan.product, sending.lang),
    // On the server only: the library is too heavy for the browser's first step.
    answers: normaliseAnswers({
      ...answers,
      ...keptPhones(answers),
      ...visitOf(sent),
      ...chosenMethod(sent),
      ...brokerAsAnswer(sent),
    }),
    budget,
    asked: asked && askedInEuros(asked),
    decisions: decisionsOf(
      {
        answers: normaliseAnswers(answers),
        loan,
        asked: asked && askedInEuros(asked),
        budget,
        warned: foreseeRefusal(sent, {}),
      },
      services.version,
    ),
    // Compared as they were typed, because what is stored has another format.
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
      if (!completion && hasCoborrowerNow(answers)) {
        const to = answer(answers, 'coborrowerEmail');
        const mailed = { kind: 'declaration', to, now: sentAt } as const;
        if ((await nextLinkTime(services, transaction.rateCounts, mailed)) === undefined)
          await enqueue('inform-coborrower', { requestId: request.id });
      }
      await deliverRequest(transaction, request, services.newId());
      const consents =
        'shown' in by
          ? [applicantsConsents({ ...request, reference }, application, by.shown, services)]
          : by.consents(reference, request.id);
      const given = await addGiven(
        transaction,
        request.uniqid,
        'shown' in by ? applicantsTexts(services, sending, loan, by.shown) : by.given,
      );
      for (const consent of consents)
        await audit.append({
          ...consent,
          details: { ...consent.details, given: given.map(describeGiven) },
        });
      return { reference };
    }
  }
  throw new Error(`No free reference in ${REFERENCE_DRAWS} draws`);
}

/** The texts that an applicant who sends alone is given. */
const applicantsTexts = (
  services: TextServices,
  { lang, sentAt: at }: Sending,
  { product }: Pick<Application, 'product'>,
  shown: ShownConsents,
) => textsGiven(services, { borrower: 'applicant', lang, at }, { product, consents: shown.hash });

const PHONES = ['phone', 'coborrowerPhone'] as const;

/** Both borrowers' phone numbers, as far as they were given. */
function keptPhones(answers: Answers): Answers {
  const given = PHONES.map((name) => [name, answer(answers, name)] as const);
  return Object.fromEntries(
    given.filter(([, typed]) => typed !== '').map(([name, typed]) => [name, toKeptPhone(typed)]),
  );
}

/** What the applicant consented to by sending it alone. */
function applicantsConsents(
  { id, reference, lang, sentAt: at }: Omit<Request, 'answers'>,
  { answers, ...loan }: Application,
  shown: ShownConsents,
  services: StoreRequest,
): AuditEvent {
  const facts = factsOfLoan(at, loan, services.facts);
  return consentsOf({ by: 'applicant', lang, at, answers, facts, shown }, reference, { id });
}
