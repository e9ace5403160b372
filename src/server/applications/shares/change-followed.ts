import { type ShareEvent, stateAfter } from '#journey/share-status.ts';
import type { AddresseeLimits } from '../../letters/mail/addressee-limits.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Transaction } from '../../stores/storage.ts';
import { type ChangeShare, changeShare } from './change-share.ts';
import { type DescribeShare, describeShare, type FollowedShare } from './follow-share.ts';
import { type LinkEnd, stateAt } from './share-state.ts';

export type ChangeFollowed = ChangeShare & DescribeShare & AddresseeLimits;

/** The changed share, or why it was not changed. */
export type Outcome<Refusal> = { changed: Share } | { refusal: Refusal };

/** The result of the applicant's action, with the present state of the share. */
export type ChangedFollowed<Refusal = never> =
  | { ok: true; followed: FollowedShare }
  | { ok: false; reason: { kind: 'unknown' } | { kind: 'ended'; end: LinkEnd } | Refusal };

/** Changes a share by its follow key: while it is open, or by an event, while that is possible. */
export async function changeFollowed<Refusal = never>(
  services: ChangeFollowed,
  key: string,
  change: (share: Share, now: Date, transaction: Transaction) => Promise<Outcome<Refusal>>,
  event?: ShareEvent,
): Promise<ChangedFollowed<Refusal>> {
  const id = services.shareKeys.readFollow(key);
  if (id === undefined) return { ok: false, reason: { kind: 'unknown' } };
  const changed = await changeShare(
    services,
    id,
    async (share, transaction): Promise<ChangedFollowed<Refusal>> => {
      const now = services.now();
      const state = stateAt(share, now);
      const isPossible = event !== undefined && stateAfter(state, event) !== undefined;
      if (state !== 'open' && !isPossible)
        return { ok: false, reason: { kind: 'ended', end: state } };
      const outcome = await change(share, now, transaction);
      if ('refusal' in outcome) return { ok: false, reason: outcome.refusal };
      const { changed } = outcome;
      if (event === undefined) await transaction.shares.update(changed);
      const after =
        event === undefined ? changed : await transaction.shares.transition(changed, event);
      return { ok: true, followed: describeShare(after, now, services) };
    },
  );
  return changed ?? { ok: false, reason: { kind: 'unknown' } };
}
