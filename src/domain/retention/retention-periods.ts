/** How long personal data is kept. */
export interface RetentionPeriods {
  draftsDays: number;
  sharesDays: number;
  prospectsMonths: number;
  /** Counted from the delivery to the lender's systems; before that, requests are kept. */
  requestsDays: number;
}

/** Days in which a newsletter subscription has to be confirmed before it is erased. */
export const CONFIRM_WITHIN_DAYS = 7;
