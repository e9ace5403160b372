import { wordsIn } from '../languages.ts';

/** The news: its list and its articles. */
export const NEWS_WORDS = /* @__PURE__ */ wordsIn('news');
export type NewsWords = (typeof NEWS_WORDS)['fr'];
