import { type Answers, answer } from '#journey/answers.ts';
import { type ShareEnd, type ShareState, stateAfter } from '#journey/share-status.ts';
import type { Share } from './share-store.ts';

const DAY = 24 * 3_600_000; // ms

/** Why a link or a session opens nothing, or nothing any more. */
export type LinkEnd = Exclude<ShareState, 'open'> | 'replaced';

/** When a request that is shared now lapses. */
export function endOfShare(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY);
}

/** The applicant has at least so long to decide on other conditions, and the co-borrower after them. */
const DAYS_TO_AGREE = 7;

/** When it lapses where one of the two is asked now to agree: the time it has, and no less than that. */
export function endOfAgreeing({ expiresAt }: Pick<Share, 'expiresAt'>, now: Date): Date {
  const atLeast = endOfShare(now, DAYS_TO_AGREE);
  return expiresAt < atLeast ? atLeast : expiresAt;
}

/** How the share stands: its time ends it to the second, whenever the job comes by. */
export function standingOf(share: Pick<Share, 'state' | 'expiresAt'>, now: Date): ShareState {
  return (share.expiresAt <= now && stateAfter(share.state, 'lapse')) || share.state;
}

/** Why the holder of a link or session of that generation is not let in; nothing where they are. */
export function endFor(
  share: Pick<Share, 'state' | 'expiresAt' | 'trustedFrom'>,
  generation: number,
  now: Date,
): LinkEnd | undefined {
  // Whoever held a link to an address that was corrected is told nothing of what came after.
  if (generation < share.trustedFrom) return 'replaced';
  const standing = standingOf(share, now);
  return standing === 'open' ? undefined : standing;
}

/** What the last letters still say of the two. */
const NAMES_IN_LETTERS = [
  'firstname',
  'lastname',
  'email',
  'coborrowerFirstname',
  'coborrowerLastname',
  'coborrowerEmail',
] as const;

/** The share as it has ended: of the answers, what its letters need and nothing else. */
export function endedShare(share: Share, end: ShareEnd, now: Date): Share {
  const { answers, loan } = share.applicant;
  const kept: Answers = Object.fromEntries(
    NAMES_IN_LETTERS.map((name) => [name, answer(answers, name)]),
  );
  return {
    ...share,
    state: end,
    endedAt: now,
    applicant: { answers: kept, loan },
    part: undefined,
  };
}
