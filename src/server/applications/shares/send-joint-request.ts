import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Conditions, conditionsOf, onCoborrowersSending } from '#journey/agreed-conditions.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Fault } from '#journey/fault.ts';
import { coborrowersPart } from '#journey/shared-application.ts';
import { agreementOf, coborrowersAcceptance } from '../../security/audit/agreed-conditions.ts';
import type { AuditEvent } from '../../security/audit/audit-log.ts';
import { consentsOf } from '../../security/audit/given-consents.ts';
import type { Request } from '../../stores/request-store.ts';
import type { SessionShare } from '../../stores/session-store.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Transaction } from '../../stores/storage.ts';
import { addGiven, textsGiven } from '../documents/record-given.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';
import type { ShownConsents } from '../requests/find-shown-consents.ts';
import type { OtherFigures } from '../requests/send-request.ts';
import type { StoreRequest } from '../requests/store-request.ts';
import { proveAnswers } from '../sign-in/prove-answers.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { type CheckedJointRequest, checkJointRequest } from './check-joint-request.ts';
import type { HouseholdFacts } from './coborrowers-household.ts';
import { deliverShare } from './deliver-share.ts';
import { endFor, endOfAgreeing, type LinkEnd } from './share-state.ts';
import { storeJointRequest } from './store-joint-request.ts';

export type SendJointRequest = ChangeShare & HouseholdFacts & StoreRequest;

/** What the co-borrower sends, from which session, and in which language they read it. */
export interface SentPart {
  answers: Answers;
  sessionId: string;
  lang: ContractLocale;
  /** What the page showed next to the consents. */
  shown: ShownConsents;
}

export type SentJointRequest =
  /** `toAgree`: nothing is sent yet; the applicant decides on other conditions. */
  | { ok: true; request: Pick<Request, 'reference' | 'sentAt'> | 'toAgree' }
  | {
      ok: false;
      reason:
        | { kind: 'unknown' }
        | { kind: 'ended'; end: LinkEnd }
        | { kind: 'refused'; faults: readonly Fault[] }
        | OtherFigures;
    };

/**
 * Completes the request with the co-borrower's part: assesses it like any other request and stores it with
 * its jobs in one transaction; with other conditions than those asked for, only once the applicant
 * accepts them too. Repeated, also at the same time, it gives the same answer.
 */
export async function sendJointRequest(
  services: SendJointRequest,
  sessionShare: SessionShare,
  sent: SentPart,
): Promise<SentJointRequest> {
  const outcome = await changeShare(services, sessionShare.id, async (share, transaction) => {
    const end = endFor(share, sessionShare.generation, services.now());
    if (end === 'sent') return await referenceOf(share, transaction);
    if (end === 'to-agree') return TO_AGREE;
    if (end !== undefined) return ENDED(end);
    const assessed = checkJointRequest(share, sent.answers, services);
    if (!assessed.ok)
      return assessed.changed ? changedTo(assessed.changed) : refusedFor(assessed.faults);
    return await storeOrPropose(
      services,
      share,
      { ...sent, at: services.now() },
      assessed,
      transaction,
    );
  });
  return outcome ?? { ok: false, reason: { kind: 'unknown' } };
}

const TO_AGREE: SentJointRequest = { ok: true, request: 'toAgree' };

const ENDED = (end: LinkEnd): SentJointRequest => ({ ok: false, reason: { kind: 'ended', end } });

const changedTo = (conditions: Conditions): SentJointRequest => ({
  ok: false,
  reason: { kind: 'conditionsChanged', conditions },
});

const refusedFor = (faults: readonly Fault[]): SentJointRequest => ({
  ok: false,
  reason: { kind: 'refused', faults },
});

async function referenceOf(share: Share, { requests }: Transaction): Promise<SentJointRequest> {
  const known = await requests.findByUniqid(share.uniqid);
  return known === undefined ? ENDED('sent') : { ok: true, request: known };
}

type RightPart = Extract<CheckedJointRequest, { ok: true }>;

/** Stores the request, or asks the applicant first. */
async function storeOrPropose(
  services: SendJointRequest,
  share: Share,
  sent: SentPart & { at: Date },
  { application, household }: RightPart,
  transaction: Transaction,
): Promise<SentJointRequest> {
  const { sessionId, lang, at, shown } = sent;
  const { answers, ...loan } = application;
  const provenance = await proveAnswers(transaction, answers, 'coborrower', sessionId, at);
  const consenting = {
    ...({ by: 'coborrower', lang, at, answers, shown } as const),
    facts: factsOfLoan(at, loan, services.facts),
  };
  const accepted = household.isChanged ? coborrowersAcceptance(lang, at, shown) : undefined;
  const consented = (subject: string, ids: Readonly<Record<string, string>>): AuditEvent => {
    const event = consentsOf(consenting, subject, ids);
    return accepted ? { ...event, details: { ...event.details, accepted } } : event;
  };
  const given = textsGiven(
    services,
    { borrower: 'coborrower', lang, at },
    { product: loan.product, consents: shown.hash },
  );
  const { agreed } = share.applicant;
  const askedFor = share.applicant.loan;
  if (
    onCoborrowersSending({ asked: askedFor, sent: loan, agreed: agreed?.conditions }) === 'propose'
  ) {
    const part = {
      answers: coborrowersPart(sent.answers),
      maxStep: answer(sent.answers, 'maxStep') || '6',
      loan,
      ...(accepted && { accepted }),
      provenance,
    };
    const changed = {
      ...share,
      part,
      // From now on it is the applicant who is reminded.
      reminders: 0,
      invitedAt: at,
      expiresAt: endOfAgreeing(share, at),
    };
    await transaction.shares.transition(changed, 'propose');
    const { id, generation } = share;
    await transaction.enqueue('share-letter', { shareId: id, letter: 'to-agree', generation });
    await deliverShare(transaction, { id, at }, services.newId());
    await addGiven(transaction, share.uniqid, given);
    await transaction.audit.append(consented(`share ${id}`, { share: id }));
    return TO_AGREE;
  }
  const request = await storeJointRequest(services, transaction, share, {
    event: 'send',
    application,
    provenance,
    sentAt: at,
    given,
    consents: (subject, ids) => [
      consented(subject, ids),
      ...(accepted && agreed
        ? [
            agreementOf(
              {
                by: 'co-borrower',
                conditions: conditionsOf(loan),
                coborrower: accepted,
                applicant: agreed,
              },
              at,
              subject,
              ids,
            ),
          ]
        : []),
    ],
  });
  return { ok: true, request };
}
