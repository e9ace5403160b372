import { wordsIn } from '../languages.ts';

/** The page of each loan around its simulator, and the links to the others. */
export const LOAN_WORDS = /* @__PURE__ */ wordsIn('loan');
export type LoanWords = (typeof LOAN_WORDS)['fr'];
