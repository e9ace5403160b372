/** The anchors of the sections that every loan's page has. */
export const ASKED_ID = 'asked';
export const QUESTIONS_ID = 'questions';
