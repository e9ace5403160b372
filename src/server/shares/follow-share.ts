import { answer } from '#journey/answers.ts';
import type { Storage } from '../storage/storage.ts';
import { canInvite, resendFrom } from './invitation-limits.ts';
import type { ShareKeys } from './share-keys.ts';
import { standingOf } from './share-standing.ts';
import type { Share, ShareState } from './share-store.ts';

export interface FollowShare {
  storage: Pick<Storage, 'shares' | 'requests'>;
  shareKeys: ShareKeys;
  now: () => Date;
}

/** How a shared request stands, for the applicant: nothing of what the co-borrower answered. */
export interface FollowedShare {
  state: ShareState;
  /** The co-borrower's name, as the applicant gave it. */
  name: string;
  email: string;
  sharedAt: Date;
  invitedAt: Date;
  expiresAt: Date;
  endedAt?: Date;
  /** While open: when the link can be mailed again; absent where it was often enough. */
  resendFrom?: Date;
  /** While open: whether the address can still be corrected. */
  canCorrect: boolean;
  /** Once sent. */
  reference?: string;
}

export async function followShare(
  world: FollowShare,
  key: string,
): Promise<FollowedShare | undefined> {
  const id = world.shareKeys.readFollow(key);
  const share = id === undefined ? undefined : await world.storage.shares.find(id);
  if (share === undefined) return undefined;
  const request =
    share.state === 'sent' ? await world.storage.requests.findByUniqid(share.uniqid) : undefined;
  const followed = describeShare(share, world.now());
  return request === undefined ? followed : { ...followed, reference: request.reference };
}

/** The share in the words of `FollowedShare`; the reference is the request's to tell. */
export function describeShare(share: Share, now: Date): FollowedShare {
  const { answers } = share.applicant;
  const state = standingOf(share, now);
  const endedAt = share.endedAt ?? (state === 'lapsed' ? share.expiresAt : undefined);
  const again = state === 'open' ? resendFrom(share) : undefined;
  return {
    state,
    name: `${answer(answers, 'coborrowerFirstname')} ${answer(answers, 'coborrowerLastname')}`,
    email: answer(answers, 'coborrowerEmail'),
    sharedAt: share.createdAt,
    invitedAt: share.invitedAt,
    expiresAt: share.expiresAt,
    ...(endedAt !== undefined && { endedAt }),
    ...(again !== undefined && { resendFrom: again }),
    canCorrect: state === 'open' && canInvite(share),
  };
}
