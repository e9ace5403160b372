import { wordsIn } from '../languages.ts';

/** Mails to the lender's own team. */
export const OFFICE_WORDS = /* @__PURE__ */ wordsIn('office');
