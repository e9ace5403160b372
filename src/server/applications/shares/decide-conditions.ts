import { type ShareEvent, type ShareState, stateAfter } from '#journey/share-status.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Transaction } from '../../stores/storage.ts';
import type { ChangedFollowed, ChangeFollowed } from './change-followed.ts';
import { changeShare } from './change-share.ts';
import { describeShare, type FollowedShare } from './follow-share.ts';
import { stateAt } from './share-state.ts';

/** `changed`: there is nothing to decide on, or it is no longer what was shown. */
export type DecidedConditions = ChangedFollowed<{ kind: 'changed' }>;

/**
 * Carries out the applicant's decision on other conditions in one transaction. Repeated, also from
 * another window, it gets the same answer and changes nothing.
 */
export async function decideConditions(
  services: ChangeFollowed,
  key: string,
  event: Extract<ShareEvent, 'accept' | 'refuse'>,
  decide: (share: Share, now: Date, transaction: Transaction) => Promise<DecidedConditions>,
): Promise<DecidedConditions> {
  const id = services.shareKeys.readFollow(key);
  if (id === undefined) return { ok: false, reason: { kind: 'unknown' } };
  const decided = await changeShare(
    services,
    id,
    async (share, transaction): Promise<DecidedConditions> => {
      const now = services.now();
      const state: ShareState = stateAt(share, now);
      if (state === stateAfter('to-agree', event))
        return await describeNow(services, share, now, transaction);
      if (state === 'open') return { ok: false, reason: { kind: 'changed' } };
      if (state !== 'to-agree') return { ok: false, reason: { kind: 'ended', end: state } };
      return await decide(share, now, transaction);
    },
  );
  return decided ?? { ok: false, reason: { kind: 'unknown' } };
}

/** The state after the decision, with the reference if it was sent. */
export async function describeNow(
  services: ChangeFollowed,
  share: Share,
  now: Date,
  { shares, requests }: Transaction,
): Promise<{ ok: true; followed: FollowedShare }> {
  const after = (await shares.find(share.id)) ?? share;
  const followed = describeShare(after, now, services);
  const request = after.state === 'sent' ? await requests.findByUniqid(after.uniqid) : undefined;
  return { ok: true, followed: { ...followed, ...(request && { reference: request.reference }) } };
}
