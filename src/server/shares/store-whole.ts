import type { Application } from '#journey/check-application.ts';
import type { AuditEvent } from '../audit/audit-log.ts';
import type { ProvenAnswer } from '../requests/request-store.ts';
import { type StoreRequest, storeRequest } from '../requests/store-request.ts';
import type { Transaction } from '../storage/storage.ts';
import { endedShare } from './share-standing.ts';
import type { Share } from './share-store.ts';

/** A shared request that both borrowers have completed. */
export interface WholeToStore {
  application: Application;
  /** Which of the co-borrower's answers were as a sign-in told them. */
  provenance: readonly ProvenAnswer[];
  sentAt: Date;
  /** What was consented to, for the request's reference and ids. */
  consents(subject: string, ids: Readonly<Record<string, string>>): readonly AuditEvent[];
}

/** Stores it with all that follows, ends its share, and has the co-borrower told. */
export async function storeWhole(
  services: StoreRequest,
  transaction: Transaction,
  share: Share,
  { application, provenance, sentAt, consents }: WholeToStore,
): Promise<{ ok: true; reference: string }> {
  const { id, uniqid, sessionId, lang, generation, applicant } = share;
  const stored = await storeRequest(
    services,
    transaction,
    { uniqid, sessionId, lang, sentAt },
    application,
    applicant.answers,
    {
      provenance: [...(applicant.provenance ?? []), ...provenance],
      consents: (subject, requestId) => consents(subject, { id: requestId, share: id }),
    },
  );
  if (stored === 'alreadySent') {
    const known = await transaction.requests.findByUniqid(uniqid);
    if (known === undefined) throw new Error(`Share ${id} was sent, and nothing is known of it`);
    return { ok: true, reference: known.reference };
  }
  await transaction.shares.update(endedShare(share, 'sent', sentAt));
  await transaction.signIns.forgetOfShare(id);
  await transaction.enqueue('share-letter', { shareId: id, letter: 'whole', generation });
  return { ok: true, reference: stored.reference };
}
