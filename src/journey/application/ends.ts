import { SHARE_ENDS } from '../share-status.ts';

/** Why a co-borrower's link opens nothing, as the server says it. */
export const LINK_ENDS = ['to-agree', ...SHARE_ENDS, 'replaced'] as const;

/**
 * Why there is nothing to fill in, or nothing any more. `to-agree`: the part is sent, and the applicant
 * decides; `unknown`: the link never opened anything; `expired`: it still does, but the session that it
 * opened was left alone for too long.
 */
export type LinkEnd = (typeof LINK_ENDS)[number] | 'unknown' | 'expired';

/**
 * Why there is no draft any more to save or to send: it was sent, or shared with the co-borrower, or
 * continues under the session of the person who opened the link to it.
 */
const DRAFT_ENDS = ['sent', 'shared', 'moved'] as const;
export type DraftEnd = (typeof DRAFT_ENDS)[number];

export const isDraftEnd = (state: string): state is DraftEnd =>
  DRAFT_ENDS.some((end) => end === state);
