import type { ContractLocale } from '#domain/locale/locale.ts';
import { conditionsOf, onCoborrowersSending } from '#journey/agreed-conditions.ts';
import { type Answers, answer } from '#journey/answers.ts';
import type { Fault } from '#journey/fault.ts';
import { coborrowersPart } from '#journey/shared-application.ts';
import {
  agreementOf,
  coborrowersAcceptance,
  conditionsInEuros,
} from '../audit/agreed-conditions.ts';
import type { AuditEvent } from '../audit/audit-log.ts';
import { consentsOf } from '../audit/given-consents.ts';
import { deliverShare } from '../deliveries/deliver-share.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';
import type { StoreRequest } from '../requests/store-request.ts';
import type { SessionShare } from '../sessions/session-store.ts';
import { proveAnswers } from '../sign-in/prove-answers.ts';
import type { Transaction } from '../storage/storage.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import type { HouseholdFacts } from './coborrowers-household.ts';
import { type JudgedWhole, judgeWhole } from './judge-whole.ts';
import { endFor, endOfAgreeing, type LinkEnd } from './share-standing.ts';
import type { Share } from './share-store.ts';
import { storeWhole } from './store-whole.ts';

export type SendWhole = ChangeShare & HouseholdFacts & StoreRequest;

/** What the co-borrower sends, from which session, and the language they read it in. */
export interface SentPart {
  answers: Answers;
  sessionId: string;
  lang: ContractLocale;
}

export type SentWhole =
  /** `toAgree`: nothing is sent yet; the applicant decides on other conditions. */
  | { ok: true; reference: string | 'toAgree' }
  | {
      ok: false;
      reason:
        | { kind: 'unknown' }
        | { kind: 'ended'; end: LinkEnd }
        | { kind: 'refused'; faults: readonly Fault[] };
    };

/**
 * Makes the request whole with the co-borrower's part: judged like any other, stored with all that
 * follows in one transaction; on other conditions than those asked for, only once the applicant accepts
 * them too. Sent again, also at the same time, it gives the same answer.
 */
export async function sendWhole(
  services: SendWhole,
  held: SessionShare,
  sent: SentPart,
): Promise<SentWhole> {
  const outcome = await changeShare(services, held.id, async (share, transaction) => {
    const end = endFor(share, held.generation, services.now());
    if (end === 'sent') return await referenceOf(share, transaction);
    if (end === 'to-agree') return TO_AGREE;
    if (end !== undefined) return ENDED(end);
    const judged = judgeWhole(share, sent.answers, services);
    if (!judged.ok) return refusedFor(judged.faults);
    return await goOn(services, share, { ...sent, at: services.now() }, judged, transaction);
  });
  return outcome ?? { ok: false, reason: { kind: 'unknown' } };
}

const TO_AGREE: SentWhole = { ok: true, reference: 'toAgree' };

const ENDED = (end: LinkEnd): SentWhole => ({ ok: false, reason: { kind: 'ended', end } });

const refusedFor = (faults: readonly Fault[]): SentWhole => ({
  ok: false,
  reason: { kind: 'refused', faults },
});

async function referenceOf(share: Share, { requests }: Transaction): Promise<SentWhole> {
  const known = await requests.findByUniqid(share.uniqid);
  return known === undefined ? ENDED('sent') : { ok: true, reference: known.reference };
}

type RightPart = Extract<JudgedWhole, { ok: true }>;

/** Stores the request, or asks the applicant first. */
async function goOn(
  services: SendWhole,
  share: Share,
  sent: SentPart & { at: Date },
  { application, household }: RightPart,
  transaction: Transaction,
): Promise<SentWhole> {
  const { sessionId, lang, at } = sent;
  const { answers, ...loan } = application;
  const provenance = await proveAnswers(transaction, answers, 'coborrower', sessionId, at);
  const consenting = {
    ...({ by: 'coborrower', lang, at, answers } as const),
    facts: factsOfLoan(at, loan, services.facts),
  };
  const accepted = household.isChanged ? coborrowersAcceptance(lang, at) : undefined;
  const consented = (subject: string, ids: Readonly<Record<string, string>>): AuditEvent => {
    const event = consentsOf(consenting, subject, ids);
    const details = { accepted, conditions: conditionsInEuros(loan) };
    return accepted ? { ...event, details: { ...event.details, ...details } } : event;
  };
  const { agreed } = share.applicant;
  const asked = share.applicant.loan;
  if (onCoborrowersSending({ asked, sent: loan, agreed: agreed?.conditions }) === 'propose') {
    const part = {
      answers: coborrowersPart(sent.answers),
      maxStep: answer(sent.answers, 'maxStep') || '6',
      loan,
      ...(accepted && { accepted }),
      provenance,
    };
    await transaction.shares.update({
      ...share,
      state: 'to-agree',
      part,
      expiresAt: endOfAgreeing(share, at),
    });
    const { id, generation } = share;
    await transaction.enqueue('share-letter', { shareId: id, letter: 'to-agree', generation });
    await deliverShare(transaction, { id, at }, services.newId());
    await transaction.audit.append(consented(`share ${id}`, { share: id }));
    return TO_AGREE;
  }
  return await storeWhole(services, transaction, share, {
    application,
    provenance,
    sentAt: at,
    consents: (subject, ids) => [
      consented(subject, ids),
      ...(accepted && agreed
        ? [
            agreementOf(
              { conditions: conditionsOf(loan), coborrower: accepted, applicant: agreed },
              at,
              subject,
              ids,
            ),
          ]
        : []),
    ],
  });
}
