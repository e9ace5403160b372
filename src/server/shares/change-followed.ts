import type { WaitingState } from '#journey/share-status.ts';
import type { Transaction } from '../storage/storage.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { type DescribeShare, describeShare, type FollowedShare } from './follow-share.ts';
import { type LinkEnd, standingOf } from './share-standing.ts';
import type { Share } from './share-store.ts';

export type ChangeFollowed = ChangeShare & DescribeShare;

/** The share as it is to be, or why not. */
export type Outcome<Refusal> = { changed: Share } | { refusal: Refusal };

/** What came of the applicant's wish, with how the share stands now. */
export type ChangedFollowed<Refusal = never> =
  | { ok: true; followed: FollowedShare }
  | { ok: false; reason: { kind: 'unknown' } | { kind: 'ended'; end: LinkEnd } | Refusal };

/** Changes a share by the key it is followed with, while it is open, or stands as one of `during`. */
export async function changeFollowed<Refusal = never>(
  services: ChangeFollowed,
  key: string,
  change: (share: Share, now: Date, transaction: Transaction) => Promise<Outcome<Refusal>>,
  during: readonly WaitingState[] = [],
): Promise<ChangedFollowed<Refusal>> {
  const id = services.shareKeys.readFollow(key);
  if (id === undefined) return { ok: false, reason: { kind: 'unknown' } };
  const changed = await changeShare(
    services,
    id,
    async (share, transaction): Promise<ChangedFollowed<Refusal>> => {
      const now = services.now();
      const standing = standingOf(share, now);
      if (standing !== 'open' && !during.some((state) => state === standing))
        return { ok: false, reason: { kind: 'ended', end: standing } };
      const outcome = await change(share, now, transaction);
      if ('refusal' in outcome) return { ok: false, reason: outcome.refusal };
      await transaction.shares.update(outcome.changed);
      return { ok: true, followed: describeShare(outcome.changed, now, services) };
    },
  );
  return changed ?? { ok: false, reason: { kind: 'unknown' } };
}
