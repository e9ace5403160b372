import type { Share } from './share-store.ts';

const MINUTE = 60_000; // ms

/** A link is mailed again at the earliest so long after the one before. */
const RESEND_AFTER_MINUTES = 60;

/** However often an address is corrected or a link mailed again: we mail nobody more often. */
export const MOST_INVITATIONS = 6;

/** Each share mails somebody who did not ask for it: a session shares no more within a day. */
export const MOST_SHARES_A_DAY = 5;

/** When the link can be mailed again; nothing where it was mailed too often already. */
export function resendFrom(share: Pick<Share, 'generation' | 'invitedAt'>): Date | undefined {
  if (!canInvite(share)) return undefined;
  return new Date(share.invitedAt.getTime() + RESEND_AFTER_MINUTES * MINUTE);
}

export function canInvite({ generation }: Pick<Share, 'generation'>): boolean {
  return generation < MOST_INVITATIONS;
}
