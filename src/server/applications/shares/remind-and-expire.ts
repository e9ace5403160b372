import { isWaiting, type WaitingState } from '#journey/share-status.ts';
import type { ShareLetter } from '../../stores/share-letter.ts';
import type { WaitingShare } from '../../stores/share-store.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { isJustInvited, reminderDates } from './reminder-dates.ts';
import { endedShare } from './share-state.ts';

export interface RemindAndExpireShares extends ChangeShare {
  now: () => Date;
}

export interface RemindedAndExpired {
  reminded: number;
  lapsed: number;
}

/**
 * What is due for a waiting share: its end, or a number of reminders; `passOver`: the reminder counts as
 * mailed without a mail, because they have just been invited.
 */
type Due = { kind: 'lapse' } | { kind: 'remind' | 'passOver'; reminders: number };

/** What is due for a waiting share. Missed reminders count as mailed together with the latest. */
export function dueOf(
  share: Pick<WaitingShare, 'state' | 'reminders' | 'createdAt' | 'invitedAt' | 'expiresAt'>,
  now: Date,
): Due | undefined {
  if (share.expiresAt <= now) return { kind: 'lapse' };
  const reminders = reminderDates(share).filter((at) => at <= now).length;
  if (reminders <= share.reminders) return undefined;
  return { kind: isJustInvited(share, now) ? 'passOver' : 'remind', reminders };
}

/**
 * Ends the shares whose time is over and reminds of the others the person they wait for, each once, however many
 * servers run it. A share that fails does not hold up the others; all errors are reported together at the end, as an `AggregateError`.
 */
export async function remindAndExpireShares(
  services: RemindAndExpireShares,
): Promise<RemindedAndExpired> {
  const now = services.now();
  const counts = { reminded: 0, lapsed: 0 };
  const failures: unknown[] = [];
  for (const waiting of await services.storage.shares.waitingSince(now)) {
    if (dueOf(waiting, now) === undefined) continue;
    const done = await remindOrExpireShare(services, waiting.id, now).catch((error: unknown) => {
      failures.push(error);
    });
    if (done !== undefined) counts[done] += 1;
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} shares could not be reminded or ended`);
  return counts;
}

/** Sent to both borrowers when the time of a share in that state is over. */
const LETTERS_AT_LAPSE: Readonly<Record<WaitingState, readonly ShareLetter[]>> = {
  open: ['lapsed-to-coborrower', 'lapsed-to-applicant'],
  'to-agree': ['unanswered-to-coborrower', 'unanswered-to-applicant'],
};

/** Sent to the person whom a share in that state waits for. */
const REMINDERS: Readonly<Record<WaitingState, ShareLetter>> = {
  open: 'reminder',
  'to-agree': 'reminder-to-agree',
};

async function remindOrExpireShare(
  services: RemindAndExpireShares,
  shareId: string,
  now: Date,
): Promise<keyof RemindedAndExpired | undefined> {
  return await changeShare(services, shareId, async (share, { shares, signIns, enqueue }) => {
    const { id, generation, state } = share;
    if (!isWaiting(state)) return undefined; // another server came first
    const due = dueOf(share, now);
    if (due === undefined) return undefined;
    if (due.kind !== 'lapse') {
      await shares.update({ ...share, reminders: due.reminders });
      if (due.kind === 'passOver') return undefined;
      await enqueue('share-letter', { shareId: id, letter: REMINDERS[state], generation });
      return 'reminded';
    }
    await shares.transition(endedShare(share, share.expiresAt), 'lapse');
    await signIns.forgetOfShare(id);
    for (const letter of LETTERS_AT_LAPSE[state])
      await enqueue('share-letter', { shareId: id, letter, generation });
    return 'lapsed';
  });
}
