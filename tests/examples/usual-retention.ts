/** The default retention periods. */
export const KEEP = { draftsDays: 31, sharesDays: 31, prospectsMonths: 13, requestsDays: 31 };

/** Other periods, all different, so that a sentence shows which one it states. */
export const OTHER_KEEP = { draftsDays: 7, sharesDays: 15, prospectsMonths: 6, requestsDays: 90 };
