import { isWaiting } from '#journey/share-status.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { isJustInvited, reminderDates } from './reminder-dates.ts';
import type { ShareLetter } from './share-letter.ts';
import { endedShare } from './share-standing.ts';
import type { WaitingShare } from './share-store.ts';

export interface TendShares extends ChangeShare {
  now: () => Date;
}

export interface TendedShares {
  reminded: number;
  lapsed: number;
}

/**
 * What is due of a share that waits: its end, or as many reminders as that; `passOver`: counted as
 * mailed, for the co-borrower has just heard of it.
 */
type Due = { kind: 'lapse' } | { kind: 'remind' | 'passOver'; reminders: number };

/** What time asks of a share that waits. Reminders that were missed count as mailed with the latest. */
export function dueOf(
  share: Pick<WaitingShare, 'state' | 'reminders' | 'createdAt' | 'invitedAt' | 'expiresAt'>,
  now: Date,
): Due | undefined {
  if (share.expiresAt <= now) return { kind: 'lapse' };
  // Reminders are the co-borrower's, whose part is sent by then.
  if (share.state !== 'open') return undefined;
  const reminders = reminderDates(share).filter((at) => at <= now).length;
  if (reminders <= share.reminders) return undefined;
  return { kind: isJustInvited(share, now) ? 'passOver' : 'remind', reminders };
}

/**
 * Ends the shares whose time is over and reminds the co-borrowers of others, each once, however many
 * servers do so. One share that cannot be tended keeps none of the others waiting; it is told at the
 * end.
 */
export async function remindAndExpireShares(services: TendShares): Promise<TendedShares> {
  const now = services.now();
  const tended = { reminded: 0, lapsed: 0 };
  const failures: unknown[] = [];
  for (const waiting of await services.storage.shares.waitingSince(now)) {
    if (dueOf(waiting, now) === undefined) continue;
    const done = await remindOrExpireShare(services, waiting.id, now).catch((error: unknown) => {
      failures.push(error);
    });
    if (done !== undefined) tended[done] += 1;
  }
  if (failures.length > 0) throw failures[0];
  return tended;
}

/** Both are told. */
const LETTERS_AT_THE_END: Readonly<Record<'lapsed' | 'unanswered', readonly ShareLetter[]>> = {
  lapsed: ['lapsed-to-coborrower', 'lapsed-to-applicant'],
  unanswered: ['unanswered-to-coborrower', 'unanswered-to-applicant'],
};

async function remindOrExpireShare(
  services: TendShares,
  shareId: string,
  now: Date,
): Promise<keyof TendedShares | undefined> {
  return await changeShare(services, shareId, async (share, { shares, signIns, enqueue }) => {
    const due = isWaiting(share.state) ? dueOf(share, now) : undefined;
    if (due === undefined) return undefined; // another server came first
    const { id, generation } = share;
    if (due.kind !== 'lapse') {
      await shares.update({ ...share, reminders: due.reminders });
      if (due.kind === 'passOver') return undefined;
      await enqueue('share-letter', { shareId: id, letter: 'reminder', generation });
      return 'reminded';
    }
    const end = share.state === 'to-agree' ? 'unanswered' : 'lapsed';
    await shares.update(endedShare(share, end, share.expiresAt));
    await signIns.forgetOfShare(id);
    for (const letter of LETTERS_AT_THE_END[end])
      await enqueue('share-letter', { shareId: id, letter, generation });
    return 'lapsed';
  });
}
