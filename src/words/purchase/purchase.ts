import { wordsIn } from '../languages.ts';

/** From the price of a home to the amount to borrow. */
export const PURCHASE_WORDS = /* @__PURE__ */ wordsIn('purchase');
export type PurchaseWords = (typeof PURCHASE_WORDS)['fr'];
