import type { Transaction } from '../storage/storage.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { describeShare, type FollowedShare } from './follow-share.ts';
import type { ShareKeys } from './share-keys.ts';
import { standingOf } from './share-standing.ts';
import type { Share, ShareEnd } from './share-store.ts';

export interface ChangeFollowed extends ChangeShare {
  shareKeys: ShareKeys;
  now: () => Date;
}

/** The share as it is to be, or why not. */
export type Outcome<Refusal> = { changed: Share } | { refusal: Refusal };

/** What came of the applicant's wish, with how the share stands now. */
export type ChangedFollowed<Refusal = never> =
  | { ok: true; followed: FollowedShare }
  | { ok: false; reason: { kind: 'unknown' } | { kind: 'ended'; end: ShareEnd } | Refusal };

/** Changes a share by the key it is followed with, while it is open. */
export async function changeFollowed<Refusal = never>(
  world: ChangeFollowed,
  key: string,
  change: (share: Share, now: Date, transaction: Transaction) => Promise<Outcome<Refusal>>,
): Promise<ChangedFollowed<Refusal>> {
  const id = world.shareKeys.readFollow(key);
  if (id === undefined) return { ok: false, reason: { kind: 'unknown' } };
  const changed = await changeShare(
    world,
    id,
    async (share, transaction): Promise<ChangedFollowed<Refusal>> => {
      const now = world.now();
      const standing = standingOf(share, now);
      if (standing !== 'open') return { ok: false, reason: { kind: 'ended', end: standing } };
      const outcome = await change(share, now, transaction);
      if ('refusal' in outcome) return { ok: false, reason: outcome.refusal };
      await transaction.shares.update(outcome.changed);
      return { ok: true, followed: describeShare(outcome.changed, now) };
    },
  );
  return changed ?? { ok: false, reason: { kind: 'unknown' } };
}
