/** The letters about a shared request. */
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
  'reminder-to-agree',
  'asked-again',
  'refused-to-coborrower',
  'refused-to-applicant',
  'unanswered-to-coborrower',
  'unanswered-to-applicant',
] as const;

export type ShareLetter = (typeof SHARE_LETTERS)[number];
