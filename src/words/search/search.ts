import { wordsIn } from '../languages.ts';

/** The page that searches the site. */
export const SEARCH_WORDS = /* @__PURE__ */ wordsIn('search');
export type SearchWords = (typeof SEARCH_WORDS)['fr'];
