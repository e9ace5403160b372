import { wordsIn } from '../languages.ts';

/** The buttons that share a page. */
export const SHARE_WORDS = /* @__PURE__ */ wordsIn('share');
export type ShareWords = (typeof SHARE_WORDS)['fr'];
