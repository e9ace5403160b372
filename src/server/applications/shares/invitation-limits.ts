import type { Share } from '../../stores/share-store.ts';

const MINUTE = 60_000; // ms

/** The minimum time between two mails of a link. */
const RESEND_AFTER_MINUTES = 60;

/** How many invitations a share mails, corrected addresses and repeated links included. */
export const MAX_INVITATIONS = 6;

/** How many requests a session may share a day: each share mails somebody who did not ask for it. */
export const MAX_SHARES_A_DAY = 5;

/** When the link can be mailed again; `undefined` if it was mailed too often already. */
export function resendFrom(share: Pick<Share, 'generation' | 'invitedAt'>): Date | undefined {
  if (!canInvite(share)) return undefined;
  return new Date(share.invitedAt.getTime() + RESEND_AFTER_MINUTES * MINUTE);
}

export function canInvite({ generation }: Pick<Share, 'generation'>): boolean {
  return generation < MAX_INVITATIONS;
}
