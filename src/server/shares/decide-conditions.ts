import type { ShareEnd, ShareState } from '#journey/share-status.ts';
import type { Transaction } from '../storage/storage.ts';
import type { ChangedFollowed, ChangeFollowed } from './change-followed.ts';
import { changeShare } from './change-share.ts';
import { describeShare, type FollowedShare } from './follow-share.ts';
import { standingOf } from './share-standing.ts';
import type { Share } from './share-store.ts';

/** `changed`: there is nothing to decide on, or not any more what was shown. */
export type DecidedConditions = ChangedFollowed<{ kind: 'changed' }>;

/**
 * The applicant's word on other conditions, in one transaction. Given again, also in another window, it
 * is answered alike; what came before it stays.
 */
export async function decideConditions(
  services: ChangeFollowed,
  key: string,
  end: Extract<ShareEnd, 'sent' | 'refused'>,
  decide: (share: Share, now: Date, transaction: Transaction) => Promise<DecidedConditions>,
): Promise<DecidedConditions> {
  const id = services.shareKeys.readFollow(key);
  if (id === undefined) return { ok: false, reason: { kind: 'unknown' } };
  const decided = await changeShare(
    services,
    id,
    async (share, transaction): Promise<DecidedConditions> => {
      const now = services.now();
      const standing: ShareState = standingOf(share, now);
      if (standing === end) return await describeNow(services, share, now, transaction);
      if (standing === 'open') return { ok: false, reason: { kind: 'changed' } };
      if (standing !== 'to-agree') return { ok: false, reason: { kind: 'ended', end: standing } };
      return await decide(share, now, transaction);
    },
  );
  return decided ?? { ok: false, reason: { kind: 'unknown' } };
}

/** How it stands after the decision, with the reference where it was sent. */
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
