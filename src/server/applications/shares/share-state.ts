import { type Answers, answer } from '#journey/answers.ts';
import { type ShareState, stateAfter } from '#journey/share-status.ts';
import type { Share } from '../../stores/share-store.ts';

const DAY = 24 * 3_600_000; // ms

/** Why a link or a session does not, or no longer, open anything. */
export type LinkEnd = Exclude<ShareState, 'open'> | 'replaced';

/** When a request that is shared now expires. */
export function endOfShare(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

/** The minimum time for the applicant to decide on other conditions, and for the co-borrower after them. */
const DAYS_TO_AGREE = 7;

/** When it expires if either is asked to agree now: as before, but not before the minimum time is over. */
export function endOfAgreeing({ expiresAt }: Pick<Share, 'expiresAt'>, now: Date): Date {
  const atLeast = endOfShare(now, DAYS_TO_AGREE);
  return expiresAt < atLeast ? atLeast : expiresAt;
}

/** The state of the share: it expires to the second, whenever the job runs. */
export function stateAt(share: Pick<Share, 'state' | 'expiresAt'>, now: Date): ShareState {
  return (share.expiresAt <= now && stateAfter(share.state, 'lapse')) || share.state;
}

/** Why a link or session of that generation is refused; `undefined` if it is accepted. */
export function endFor(
  share: Pick<Share, 'state' | 'expiresAt' | 'trustedFrom'>,
  generation: number,
  now: Date,
): LinkEnd | undefined {
  // The holder of a link to an address that was corrected learns nothing of what came after.
  if (generation < share.trustedFrom) return 'replaced';
  const state = stateAt(share, now);
  return state === 'open' ? undefined : state;
}

/** The names that the last letters still mention. */
const NAMES_IN_LETTERS = [
  'firstname',
  'lastname',
  'email',
  'coborrowerFirstname',
  'coborrowerLastname',
  'coborrowerEmail',
] as const;

/** What remains of a share that ends: of the answers only what its letters need. An event changes its state. */
export function endedShare(share: Share, now: Date): Share {
  const { answers, loan } = share.applicant;
  const remaining: Answers = Object.fromEntries(
    NAMES_IN_LETTERS.map((name) => [name, answer(answers, name)]),
  );
  return {
    ...share,
    endedAt: now,
    applicant: { answers: remaining, loan },
    part: undefined,
  };
}
