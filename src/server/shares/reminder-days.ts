/** When the co-borrower is reminded, in days after the request was shared. */
export const REMINDER_DAYS = [3, 14, 28] as const;
