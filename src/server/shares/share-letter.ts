/** What is written about a shared request: to whom, and while what is true. */
export const SHARE_LETTERS = [
  'invitation',
  'copy',
  'reminder',
  'lapsed-to-coborrower',
  'lapsed-to-applicant',
  'declined',
  'withdrawn',
  'whole',
  'to-agree',
  'asked-again',
  'refused-to-coborrower',
  'refused-to-applicant',
  'unanswered-to-coborrower',
  'unanswered-to-applicant',
] as const;

export type ShareLetter = (typeof SHARE_LETTERS)[number];
