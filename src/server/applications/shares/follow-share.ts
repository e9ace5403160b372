import { areSameConditions, type Conditions, conditionsOf } from '#journey/agreed-conditions.ts';
import { answer } from '#journey/answers.ts';
import { loanFromTariff } from '#journey/loan.ts';
import type { ShareState } from '#journey/share-status.ts';
import type { Share } from '../../stores/share-store.ts';
import type { Storage } from '../../stores/storage.ts';
import type { HouseholdFacts } from './coborrowers-household.ts';
import { canInvite, resendFrom } from './invitation-limits.ts';
import type { ShareKeys } from './share-keys.ts';
import { stateAt } from './share-state.ts';

export interface DescribeShare extends Pick<HouseholdFacts, 'facts'> {
  shareKeys: ShareKeys;
  now: () => Date;
}

export interface FollowShare extends DescribeShare {
  storage: Pick<Storage, 'shares' | 'requests'>;
}

/** The state of a shared request for the applicant, without the co-borrower's answers. */
export interface FollowedShare {
  state: ShareState;
  /** The co-borrower's name, as the applicant gave it. */
  name: string;
  email: string;
  sharedAt: Date;
  invitedAt: Date;
  expiresAt: Date;
  endedAt?: Date;
  /** While open: when the link can be mailed again; absent if it was mailed too often. */
  resendFrom?: Date;
  /** While open: whether the address can still be corrected. */
  canCorrect: boolean;
  /** Once sent. */
  reference?: string;
  /**
   * While the applicant is to decide: the loan they asked for, and the other loan at today's rate.
   * `isChanged`: the co-borrower accepted another rate, and must accept this rate before anything is sent.
   */
  proposal?: { before: Conditions; after: Conditions; isChanged: boolean };
  /** While open: the applicant accepted conditions that the co-borrower has since been asked to accept. */
  isAskedAgain?: true;
}

export async function followShare(
  services: FollowShare,
  key: string,
): Promise<FollowedShare | undefined> {
  const id = services.shareKeys.readFollow(key);
  const share = id === undefined ? undefined : await services.storage.shares.find(id);
  if (share === undefined) return undefined;
  const request =
    share.state === 'sent' ? await services.storage.requests.findByUniqid(share.uniqid) : undefined;
  const followed = describeShare(share, services.now(), services);
  return request === undefined ? followed : { ...followed, reference: request.reference };
}

/** Describes the share without its reference, which is the request's. */
export function describeShare(
  share: Share,
  now: Date,
  services: Pick<DescribeShare, 'facts'>,
): FollowedShare {
  const { answers } = share.applicant;
  const state = stateAt(share, now);
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
    ...(state === 'open' &&
      share.applicant.agreed !== undefined && { isAskedAgain: true as const }),
    ...(state === 'to-agree' && proposalOf(share, services)),
  };
}

function proposalOf(
  { applicant, part }: Share,
  { facts }: Pick<DescribeShare, 'facts'>,
): Pick<FollowedShare, 'proposal'> {
  const accepted = part?.loan;
  if (accepted === undefined) throw new Error('No conditions to agree to');
  // Conditions that the tariff no longer has are shown as accepted; they cannot be sent.
  const newest = loanFromTariff(accepted, facts.tariffs[accepted.product]) ?? accepted;
  return {
    proposal: {
      before: conditionsOf(applicant.loan),
      after: conditionsOf(newest),
      isChanged: !areSameConditions(newest, accepted),
    },
  };
}
