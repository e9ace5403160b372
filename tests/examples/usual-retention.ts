/** How long data is kept where no setting says otherwise. */
export const KEEP = { draftsDays: 31, sharesDays: 31, prospectsMonths: 13, requestsDays: 31 };

/** Other periods, all different, so that a sentence shows which it tells. */
export const OTHER_KEEP = { draftsDays: 7, sharesDays: 15, prospectsMonths: 6, requestsDays: 90 };
