import { wordsIn } from '../languages.ts';

/** The question whether a text was helpful. */
export const HELPFUL_WORDS = /* @__PURE__ */ wordsIn('helpful');
export type HelpfulWords = (typeof HELPFUL_WORDS)['fr'];
