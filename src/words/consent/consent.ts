import { wordsIn } from '../languages.ts';

/** What the consent banner asks, and the buttons that open it again. */
export const CONSENT_WORDS = /* @__PURE__ */ wordsIn('consent');
export type ConsentWords = (typeof CONSENT_WORDS)['fr'];
