/** How long what is personal is kept. */
export interface RetentionPeriods {
  draftsDays: number;
  sharesDays: number;
  prospectsMonths: number;
  /** From the delivery to the lender's systems on; until then they are kept. */
  requestsDays: number;
}

/** How long somebody has to confirm that they want the newsletter; then they are forgotten. */
export const CONFIRM_WITHIN_DAYS = 7;
