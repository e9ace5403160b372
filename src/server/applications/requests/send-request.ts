import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import { type Conditions, showedOtherFigures } from '#journey/agreed-conditions.ts';
import type { Answers } from '#journey/answers.ts';
import { isCoborrowerLater } from '#journey/borrowers.ts';
import { type ApplicationFacts, checkApplication } from '#journey/check-application.ts';
import type { Fault } from '#journey/fault.ts';
import { isWaiting } from '#journey/share-status.ts';
import { withoutOwnEncoding } from '#journey/shared-application.ts';
import type { Request } from '../../stores/request-store.ts';
import type { Storage, Transaction } from '../../stores/storage.ts';
import type { ShownConsents } from './find-shown-consents.ts';
import { nextSendingTime } from './sending-limits.ts';
import { type StoreRequest, storeRequest } from './store-request.ts';

export interface SendRequest extends StoreRequest {
  storage: Pick<Storage, 'transact'>;
  /** What requests are checked by, except today's date. */
  facts: Omit<ApplicationFacts, 'today'>;
  now: () => Date;
}

export interface RequestToSend {
  uniqid: string;
  sessionId: string;
  lang: ContractLocale;
  answers: Answers;
  /** What the page showed next to the consents. */
  shown: ShownConsents;
}

export type SentRequest =
  | ({ ok: true } & Pick<Request, 'reference' | 'sentAt'>)
  | {
      ok: false;
      /** `shared`: it waits for the co-borrower. `tooOften`: the session may send again at `again`. */
      reason:
        | { kind: 'foreign' }
        | { kind: 'shared'; shareId: string }
        | { kind: 'tooOften'; again: Date }
        | { kind: 'refused'; faults: readonly Fault[] }
        | OtherFigures;
    };

/** The tariff's figures are not those that the page showed: nothing is stored. */
export interface OtherFigures {
  kind: 'conditionsChanged';
  conditions: Conditions;
}

/**
 * Checks the request by the browser's own rules and stores it with its confirmation's job, its
 * delivery and its consents, in one transaction. Repeated, also at the same time, it returns the
 * existing reference.
 */
export async function sendRequest(
  services: SendRequest,
  sent: RequestToSend,
): Promise<SentRequest> {
  const sentAt = services.now();
  const today = calendarDateIn(OFFICE_TIME_ZONE, sentAt);
  const answers = withoutOwnEncoding(sent.answers);
  const checked = checkApplication(answers, { ...services.facts, today });
  return await services.storage.transact(async (transaction) => {
    const { uniqid, sessionId, lang } = sent;
    // Requests of the same session wait for one another.
    await transaction.requests.claim(uniqid, sessionId);
    const known = await findKnown(transaction, sent);
    if (known !== undefined) return known;
    const faults = [...(checked.ok ? [] : checked.faults), ...coborrowerLater(answers)];
    if (!checked.ok || faults.length > 0) return { ok: false, reason: { kind: 'refused', faults } };
    const { application } = checked;
    if (showedOtherFigures(answers, application))
      return { ok: false, reason: { kind: 'conditionsChanged', conditions: application } };
    const again = await nextSendingTime(services, transaction.requests, sessionId, sentAt);
    if (again !== undefined) return { ok: false, reason: { kind: 'tooOften', again } };
    const sending = { uniqid, sessionId, lang, sentAt };
    const stored = await storeRequest(services, transaction, sending, application, answers, {
      shown: sent.shown,
    });
    return stored === 'alreadySent' ? FOREIGN : { ok: true, reference: stored.reference, sentAt };
  });
}

const FOREIGN: SentRequest = { ok: false, reason: { kind: 'foreign' } };

/** A request whose co-borrower answers later must be shared, not sent, because half of it is missing. */
function coborrowerLater(answers: Answers): readonly Fault[] {
  return isCoborrowerLater(answers)
    ? [{ field: 'coborrowerInfosEncoding', kind: 'coborrowerLater' }]
    : [];
}

/** The answer to a request that is known already, or is another session's. */
async function findKnown(
  { requests, drafts, shares }: Transaction,
  { uniqid, sessionId }: RequestToSend,
): Promise<SentRequest | undefined> {
  const known = await requests.findByUniqid(uniqid);
  if (known !== undefined)
    return known.sessionId === sessionId
      ? { ok: true, reference: known.reference, sentAt: known.sentAt }
      : FOREIGN;
  const owner = await drafts.ownerOf(uniqid);
  if (owner !== undefined && owner !== sessionId) return FOREIGN;
  const shared = await shares.findByUniqid(uniqid);
  if (!shared || !isWaiting(shared.state)) return undefined;
  if (shared.sessionId !== sessionId) return FOREIGN;
  return { ok: false, reason: { kind: 'shared', shareId: shared.id } };
}
