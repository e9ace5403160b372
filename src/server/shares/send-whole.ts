import { calendarDateIn, OFFICE_TIME_ZONE } from '#domain/calendar/clock.ts';
import type { ContractLocale } from '#domain/locale/locale.ts';
import type { Answers } from '#journey/answers.ts';
import { checkApplication } from '#journey/check-application.ts';
import type { Fault } from '#journey/fault.ts';
import { loanAsAnswers } from '#journey/loan.ts';
import { isCoborrowersField } from '#journey/shared-application.ts';
import { type StoreRequest, storeRequest } from '../requests/store-request.ts';
import type { SessionShare } from '../sessions/session-store.ts';
import type { Transaction } from '../storage/storage.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { type Household, type HouseholdFacts, judgeSent } from './coborrowers-household.ts';
import { endedShare, endFor, type LinkEnd } from './share-standing.ts';
import type { Share } from './share-store.ts';

export type SendWhole = ChangeShare & HouseholdFacts & StoreRequest;

/** What the co-borrower sends, from which session, and the language they read it in. */
export interface SentPart {
  answers: Answers;
  sessionId: string;
  lang: ContractLocale;
}

export type SentWhole =
  | { ok: true; reference: string }
  | {
      ok: false;
      reason:
        | { kind: 'unknown' }
        | { kind: 'ended'; end: LinkEnd }
        | { kind: 'refused'; faults: readonly Fault[] };
    };

/**
 * Makes the request whole with the co-borrower's part: judged like any other, stored with all that
 * follows in one transaction. Sent again, also at the same time, it gives the reference it has.
 */
export async function sendWhole(
  world: SendWhole,
  held: SessionShare,
  sent: SentPart,
): Promise<SentWhole> {
  const outcome = await changeShare(world, held.id, async (share, transaction) => {
    const end = endFor(share, held.generation, world.now());
    if (end === 'sent') return await referenceOf(share, transaction);
    if (end !== undefined) return ENDED(end);
    return await judgeAndStore(world, share, sent, transaction);
  });
  return outcome ?? { ok: false, reason: { kind: 'unknown' } };
}

const ENDED = (end: LinkEnd): SentWhole => ({ ok: false, reason: { kind: 'ended', end } });

async function referenceOf(share: Share, { requests }: Transaction): Promise<SentWhole> {
  const known = await requests.findByUniqid(share.uniqid);
  return known === undefined ? ENDED('sent') : { ok: true, reference: known.reference };
}

async function judgeAndStore(
  world: SendWhole,
  share: Share,
  sent: SentPart,
  transaction: Transaction,
): Promise<SentWhole> {
  const now = world.now();
  const household = judgeSent(share, sent.answers, world);
  const checked = checkApplication(
    { ...household.whole, ...loanAsAnswers(household.loan) },
    { ...world.facts, today: calendarDateIn(OFFICE_TIME_ZONE, now) },
  );
  const faults = faultsOf(household, checked.ok ? [] : checked.faults);
  if (!checked.ok || faults.length > 0) return { ok: false, reason: { kind: 'refused', faults } };

  const { id, uniqid, sessionId, lang, generation } = share;
  const sending = { uniqid, sessionId, lang, sentAt: now };
  const visit = share.applicant.answers;
  const completion = {
    shareId: id,
    sessionId: sent.sessionId,
    lang: sent.lang,
    provenance: share.applicant.provenance ?? [],
  };
  const { application } = checked;
  const stored = await storeRequest(world, transaction, sending, application, visit, completion);
  if (stored === 'alreadySent') return await referenceOf(share, transaction);
  await transaction.shares.update(endedShare(share, 'sent', now));
  await transaction.signIns.forgetOfShare(id);
  await transaction.enqueue('share-letter', { shareId: id, letter: 'whole', generation });
  return { ok: true, reference: stored.reference };
}

/**
 * What is wrong, as the co-borrower may be told: of the applicant's part only that something is,
 * once their own is right. That the two numbers are one comes last of all: told beside anything else,
 * it would let one number after the other be tried until it is the applicant's.
 */
function faultsOf({ isAgreed, judged }: Household, found: readonly Fault[]): readonly Fault[] {
  const others = found.filter(({ kind }) => kind !== 'sameAsApplicant');
  const own = others.filter(({ field }) => isCoborrowersField(field));
  if (own.length > 0) return own;
  if (others.some(({ kind }) => kind === 'insufficientIncomes'))
    return [{ field: 'coborrowerMainIncome', kind: 'insufficientIncomes' }];
  if (others.some(({ field }) => field === 'product') || (others.length === 0 && !isAgreed))
    return [{ field: 'product', kind: 'product' }];
  if (others.length > 0) return [{ field: 'product', kind: 'applicantsPart' }];
  // With faults, conditions that would still be proposed are not looked for.
  const isOpen = found.length > 0 && judged?.proposal !== undefined;
  return isOpen ? [{ field: 'product', kind: 'product' }] : found;
}
