import { wordsIn } from '../languages.ts';

/** The names and details of a mortgage's offers. */
export const offers = /* @__PURE__ */ wordsIn('offers');
export type OffersWords = (typeof offers)['fr'];
