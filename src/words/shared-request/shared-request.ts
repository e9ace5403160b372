import { applicationWordsIn } from '../languages.ts';

/** The page on which the applicant follows a shared request. */
export const SHARED_REQUEST_WORDS = /* @__PURE__ */ applicationWordsIn('sharedRequest');
export type SharedRequestWords = (typeof SHARED_REQUEST_WORDS)['fr'];
