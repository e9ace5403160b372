import { wordsIn } from '../languages.ts';

/** The frame around a text page. */
export const ARTICLE_WORDS = /* @__PURE__ */ wordsIn('article');
export type ArticleWords = (typeof ARTICLE_WORDS)['fr'];
