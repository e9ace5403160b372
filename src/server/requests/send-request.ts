import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { isCoborrowerLater } from '#journey/borrowers.ts';
import {
  type Application,
  type ApplicationFacts,
  checkApplication,
} from '#journey/check-application.ts';
import type { Fault } from '#journey/fault.ts';
import { isWaiting } from '#journey/share-status.ts';
import { withoutOwnEncoding } from '#journey/shared-application.ts';
import type { Storage, Transaction } from '../storage/storage.ts';
import type { Request } from './request-store.ts';
import { nextSendingTime } from './sending-limits.ts';
import { type StoreRequest, storeRequest } from './store-request.ts';

export interface SendRequest extends StoreRequest {
  storage: Pick<Storage, 'transact' | 'requests' | 'drafts'>;
  /** What requests are judged by, except today's date. */
  facts: Omit<ApplicationFacts, 'today'>;
  now: () => Date;
}

export interface RequestToSend {
  uniqid: string;
  sessionId: string;
  lang: ContractLocale;
  answers: Answers;
}

export type SentRequest =
  | { ok: true; reference: string }
  | {
      ok: false;
      /** `shared`: it waits for the co-borrower. `tooOften`: the session may send again at `again`. */
      reason:
        | { kind: 'foreign' }
        | { kind: 'shared'; shareId: string }
        | { kind: 'tooOften'; again: Date }
        | { kind: 'refused'; faults: readonly Fault[] };
    };

/**
 * Judges the request by the browser's own rules and stores it with its confirmation's job, its
 * delivery and its consents, in one transaction. Repeated, also at the same time, it returns the
 * existing reference.
 */
export async function sendRequest(
  services: SendRequest,
  sent: RequestToSend,
): Promise<SentRequest> {
  const known = await services.storage.requests.findByUniqid(sent.uniqid);
  if (known !== undefined) return answerKnown(known, sent);
  const owner = await services.storage.drafts.ownerOf(sent.uniqid);
  if (owner !== undefined && owner !== sent.sessionId) return FOREIGN;

  const sentAt = services.now();
  const today = calendarDateIn(OFFICE_TIME_ZONE, sentAt);
  const answers = withoutOwnEncoding(sent.answers);
  const checked = checkApplication(answers, { ...services.facts, today });
  const faults = [...(checked.ok ? [] : checked.faults), ...coborrowerLater(answers)];
  if (!checked.ok || faults.length > 0) return { ok: false, reason: { kind: 'refused', faults } };
  const { application } = checked;
  return await services.storage.transact((transaction) =>
    store(services, transaction, { ...sent, answers, sentAt }, application),
  );
}

const FOREIGN: SentRequest = { ok: false, reason: { kind: 'foreign' } };

/** A request whose co-borrower answers later must be shared, not sent, because half of it is missing. */
function coborrowerLater(answers: Answers): readonly Fault[] {
  return isCoborrowerLater(answers)
    ? [{ field: 'coborrowerInfosEncoding', kind: 'coborrowerLater' }]
    : [];
}

function answerKnown(
  known: Pick<Request, 'sessionId' | 'reference'>,
  sent: Pick<Request, 'sessionId'>,
): SentRequest {
  return known.sessionId === sent.sessionId ? { ok: true, reference: known.reference } : FOREIGN;
}

async function store(
  services: StoreRequest,
  transaction: Transaction,
  sent: RequestToSend & { sentAt: Date },
  application: Application,
): Promise<SentRequest> {
  const { requests, drafts, shares } = transaction;
  const { answers, ...sending } = sent;
  await requests.claim(sent.uniqid);
  const owner = await drafts.ownerOf(sent.uniqid);
  if (owner !== undefined && owner !== sent.sessionId) return FOREIGN;
  const shared = await shares.findByUniqid(sent.uniqid);
  if (shared && isWaiting(shared.state)) {
    if (shared.sessionId !== sent.sessionId) return FOREIGN;
    return { ok: false, reason: { kind: 'shared', shareId: shared.id } };
  }
  const known = await requests.findByUniqid(sent.uniqid);
  if (known !== undefined) return answerKnown(known, sent);
  await requests.claim(sent.sessionId); // requests of the same session wait for one another
  const again = await nextSendingTime(services, requests, sent.sessionId, sent.sentAt);
  if (again !== undefined) return { ok: false, reason: { kind: 'tooOften', again } };
  const stored = await storeRequest(services, transaction, sending, application, answers);
  return stored === 'alreadySent' ? FOREIGN : { ok: true, reference: stored.reference };
}
