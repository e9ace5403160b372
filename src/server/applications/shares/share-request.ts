import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import { showedOtherFigures } from '#journey/agreed-conditions.ts';
import { type Answers, answer } from '#journey/answers.ts';
import { keptAskedAnswers } from '#journey/asked-loan.ts';
import { isCoborrowerLater } from '#journey/borrowers.ts';
import {
  type Application,
  type ApplicationFacts,
  checkApplication,
} from '#journey/check-application.ts';
import { brokerAsAnswer } from '#journey/chosen-broker.ts';
import type { Fault } from '#journey/fault.ts';
import { FIRST_STATE, isWaiting } from '#journey/share-status.ts';
import { withoutOwnEncoding } from '#journey/shared-application.ts';
import { chosenMethod } from '#journey/signed-in.ts';
import { visitOf } from '#journey/visit.ts';
import { type AddresseeLimits, nextLinkTime } from '../../letters/mail/addressee-limits.ts';
import { consentsOf } from '../../security/audit/given-consents.ts';
import { daysAfter } from '../../stores/periods.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Storage, Transaction } from '../../stores/storage.ts';
import { addGiven, type TextServices, textsGiven } from '../documents/record-given.ts';
import { factsOfLoan } from '../requests/facts-of-loan.ts';
import type { OtherFigures, RequestToSend } from '../requests/send-request.ts';
import { proveAnswers } from '../sign-in/prove-answers.ts';
import { MAX_SHARES_A_DAY } from './invitation-limits.ts';
import { endOfShare } from './share-state.ts';

export interface ShareRequest extends AddresseeLimits, TextServices {
  storage: Pick<Storage, 'transact' | 'requests' | 'drafts'>;
  /** What requests are assessed by, except today's date. */
  facts: Omit<ApplicationFacts, 'today'>;
  /** For how long a co-borrower may answer, in days. */
  shareDays: number;
  now: () => Date;
  newId: () => string;
}

export type SharedRequest =
  | { ok: true; share: Share }
  | {
      ok: false;
      reason:
        | { kind: 'foreign' }
        | { kind: 'alreadySent' }
        | { kind: 'refused'; faults: readonly Fault[] }
        | OtherFigures;
    };

/**
 * Assesses the applicant's part like a request, and stores it until the co-borrower's part is there;
 * in the same transaction, the letters to both and the applicant's consents. If it was shared before,
 * also at the same time, it returns the existing share.
 */
export async function shareRequest(
  services: ShareRequest,
  sent: RequestToSend,
): Promise<SharedRequest> {
  const now = services.now();
  const answers = withoutOwnEncoding(sent.answers);
  const checked = checkApplication(answers, {
    ...services.facts,
    today: calendarDateIn(OFFICE_TIME_ZONE, now),
  });
  const id = services.newId();
  return await services.storage.transact(async (transaction): Promise<SharedRequest> => {
    await transaction.requests.claim(sent.uniqid);
    const known = await findKnown(transaction, sent);
    if (known !== undefined) return answerKnown(known, sent);
    if (!checked.ok) return { ok: false, reason: { kind: 'refused', faults: checked.faults } };
    if (!isCoborrowerLater(answers)) return NOT_LATER;
    if (showedOtherFigures(answers, checked.application))
      return { ok: false, reason: { kind: 'conditionsChanged', conditions: checked.application } };
    const { uniqid, sessionId, lang } = sent;
    if (await hasSharedTooOften(transaction, sessionId, now)) return TOO_OFTEN;
    const { answers: ofChecked, ...loan } = checked.application;
    const to = answer(ofChecked, 'coborrowerEmail');
    const mailed = { kind: 'invitation', to, now } as const;
    if ((await nextLinkTime(services, transaction.rateCounts, mailed)) !== undefined)
      return TOO_OFTEN;
    const share: Share = {
      id,
      uniqid,
      sessionId,
      lang,
      state: FIRST_STATE,
      generation: 1,
      trustedFrom: 1,
      applicant: {
        ...applicantsPart(checked.application, answers),
        provenance: await proveAnswers(transaction, ofChecked, 'applicant', sessionId, now),
      },
      part: undefined,
      reminders: 0,
      createdAt: now,
      invitedAt: now,
      expiresAt: endOfShare(now, services.shareDays),
      endedAt: undefined,
    };
    await transaction.shares.add(share);
    await transaction.drafts.remove(uniqid);
    for (const letter of ['invitation', 'copy'] as const)
      await transaction.enqueue('share-letter', { shareId: id, letter, generation: 1 });
    const facts = factsOfLoan(now, loan, services.facts);
    const consenting = {
      by: 'applicant',
      lang,
      at: now,
      answers: ofChecked,
      facts,
      shown: sent.shown,
    } as const;
    const given = textsGiven(
      services,
      { borrower: 'applicant', lang, at: now },
      { product: loan.product, consents: sent.shown.hash },
    );
    await addGiven(transaction, uniqid, given);
    await transaction.audit.append(consentsOf(consenting, `share ${id}`, { share: id }));
    return { ok: true, share };
  });
}

const NOT_LATER: SharedRequest = {
  ok: false,
  reason: {
    kind: 'refused',
    faults: [{ field: 'coborrowerInfosEncoding', kind: 'invalid' }],
  },
};

const TOO_OFTEN: SharedRequest = {
  ok: false,
  reason: { kind: 'refused', faults: [{ field: 'coborrowerEmail', kind: 'sharedTooOften' }] },
};

async function hasSharedTooOften(
  { requests, shares }: Transaction,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  await requests.claim(sessionId); // requests of the same session wait for one another
  return (await shares.countOf(sessionId, daysAfter(now, -1))) >= MAX_SHARES_A_DAY;
}

type Known =
  | { kind: 'shared'; sessionId: string; share: Share }
  | { kind: 'sent' | 'draft'; sessionId: string };

/** The existing request or share of that name that prevents another; a share that failed does not. */
async function findKnown(
  { shares, requests, drafts }: Transaction,
  { uniqid, sessionId }: RequestToSend,
): Promise<Known | undefined> {
  const share = await shares.findByUniqid(uniqid);
  if (share && (isWaiting(share.state) || share.state === 'sent'))
    return { kind: 'shared', sessionId: share.sessionId, share };
  const request = await requests.findByUniqid(uniqid);
  if (request !== undefined) return { kind: 'sent', sessionId: request.sessionId };
  const owner = await drafts.ownerOf(uniqid);
  return owner === undefined || owner === sessionId
    ? undefined
    : { kind: 'draft', sessionId: owner };
}

function answerKnown(known: Known, sent: RequestToSend): SharedRequest {
  if (known.sessionId !== sent.sessionId) return { ok: false, reason: { kind: 'foreign' } };
  return known.kind === 'shared'
    ? { ok: true, share: known.share }
    : { ok: false, reason: { kind: 'alreadySent' } };
}

function applicantsPart({ answers, ...loan }: Application, sent: Answers): Share['applicant'] {
  const extra = {
    ...visitOf(sent),
    ...chosenMethod(sent),
    ...brokerAsAnswer(sent),
    ...keptAskedAnswers(sent),
  };
  return { answers: { ...answers, ...extra }, loan };
}
