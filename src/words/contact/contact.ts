import { wordsIn } from '../languages.ts';

/** The contact page. */
export const CONTACT_WORDS = /* @__PURE__ */ wordsIn('contact');
export type ContactWords = (typeof CONTACT_WORDS)['fr'];
