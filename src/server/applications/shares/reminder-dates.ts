import { daysAfter } from '../../stores/periods.ts';
import type { Share } from '../../stores/share-store.ts';

/** When somebody is reminded, in days after the request was shared, or after the applicant was asked to decide. */
const REMINDER_DAYS = [3, 14, 28] as const;

/** No reminder is mailed within so many days of an invitation, also if the link was resent or corrected. */
const DAYS_AFTER_INVITATION = 1;

/**
 * When the co-borrower is reminded of their part, or the applicant of their decision, as far as the
 * share lasts until then.
 */
export function reminderDates({
  state,
  createdAt,
  invitedAt,
  expiresAt,
}: Pick<Share, 'state' | 'createdAt' | 'invitedAt' | 'expiresAt'>): readonly Date[] {
  const asked = state === 'to-agree' ? invitedAt : createdAt;
  return REMINDER_DAYS.map((days) => daysAfter(asked, days)).filter((at) => at < expiresAt);
}

export function isJustInvited({ invitedAt }: Pick<Share, 'invitedAt'>, now: Date): boolean {
  return now < daysAfter(invitedAt, DAYS_AFTER_INVITATION);
}
