import { daysAfter } from '../../stores/periods.ts';
import type { Share } from '../../stores/share-store.ts';

/** When the co-borrower is reminded, in days after the request was shared. */
const REMINDER_DAYS = [3, 14, 28] as const;

/** No reminder is mailed within so many days of an invitation, also if the link was resent or corrected. */
const DAYS_AFTER_INVITATION = 1;

/** When the co-borrower is reminded, as far as the share lasts until then. */
export function reminderDates({
  createdAt,
  expiresAt,
}: Pick<Share, 'createdAt' | 'expiresAt'>): readonly Date[] {
  return REMINDER_DAYS.map((days) => daysAfter(createdAt, days)).filter((at) => at < expiresAt);
}

export function isJustInvited({ invitedAt }: Pick<Share, 'invitedAt'>, now: Date): boolean {
  return now < daysAfter(invitedAt, DAYS_AFTER_INVITATION);
}
