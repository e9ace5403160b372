import { areSameConditions } from '#journey/agreed-conditions.ts';
import { proposeConditions } from '#journey/alternative-conditions.ts';
import { type AskedLoan, askedAsAnswers, askedLoan } from '#journey/asked-loan.ts';
import type { Application } from '#journey/check-application.ts';
import type { ShareEvent } from '#journey/share-status.ts';
import type { AuditEvent } from '../../security/audit/audit-log.ts';
import type { Given } from '../../stores/given-store.ts';
import type { ProvenAnswer, Request } from '../../stores/request-store.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Transaction } from '../../stores/storage.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';
import { type StoreRequest, storeRequest } from '../requests/store-request.ts';
import { endedShare } from './share-state.ts';

/** A shared request that both borrowers have completed. */
export interface JointRequestToStore {
  /** Who completed it: the co-borrower sends, or the applicant accepts other conditions. */
  event: Extract<ShareEvent, 'send' | 'accept'>;
  application: Application;
  /** Which of the co-borrower's answers are as a sign-in provider stated them. */
  provenance: readonly ProvenAnswer[];
  sentAt: Date;
  /** The texts given to the one who completes it. */
  given: readonly Given[];
  /** The consents given, for the request's reference and ids. */
  consents(subject: string, ids: Readonly<Record<string, string>>): readonly AuditEvent[];
}

/** What the applicant asked for, if other conditions were accepted since: by them alone, or by both. */
function askedBefore(
  { applicant }: Share,
  { answers, ...loan }: Application,
  { facts }: Pick<StoreRequest, 'facts'>,
  at: Date,
): AskedLoan | undefined {
  const own = applicant.answers;
  if (areSameConditions(loan, applicant.loan)) return askedLoan(own);
  const proposed = proposeConditions('3', answers, applicant.loan, factsOfLoan(at, loan, facts));
  const reasons = proposed?.reasons ?? ['rateChanged'];
  return askedLoan(askedAsAnswers(own, applicant.loan, reasons));
}

/** Stores it with its jobs and consents, ends its share, and queues the letter to the co-borrower. */
export async function storeJointRequest(
  services: StoreRequest,
  transaction: Transaction,
  share: Share,
  { event, application, provenance, sentAt, given, consents }: JointRequestToStore,
): Promise<Pick<Request, 'reference' | 'sentAt'>> {
  const { id, uniqid, sessionId, lang, generation, applicant } = share;
  const stored = await storeRequest(
    services,
    transaction,
    { uniqid, sessionId, lang, sentAt },
    application,
    applicant.answers,
    {
      asked: askedBefore(share, application, services, sentAt),
      given,
      provenance: [...(applicant.provenance ?? []), ...provenance],
      consents: (subject, requestId) => consents(subject, { id: requestId, share: id }),
    },
  );
  if (stored === 'alreadySent') {
    const known = await transaction.requests.findByUniqid(uniqid);
    if (known === undefined)
      throw new Error(`Share ${id} was sent, but its request does not exist`);
    return known;
  }
  await transaction.shares.transition(endedShare(share, sentAt), event);
  await transaction.signIns.forgetOfShare(id);
  await transaction.enqueue('share-letter', { shareId: id, letter: 'whole', generation });
  return { ...stored, sentAt };
}
