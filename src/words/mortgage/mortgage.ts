import { wordsIn } from '../languages.ts';

/** The mortgages' simulators, and their pages. */
export const mortgage = /* @__PURE__ */ wordsIn('mortgage');
export type MortgageWords = (typeof mortgage)['fr'];
