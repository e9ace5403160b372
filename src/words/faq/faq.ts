import { wordsIn } from '../languages.ts';

/** Around the frequent questions; the questions themselves are content. */
export const FAQ_WORDS = /* @__PURE__ */ wordsIn('faq');
export type FaqWords = (typeof FAQ_WORDS)['fr'];
