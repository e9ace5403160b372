import { wordsIn } from '../languages.ts';

/** The provinces and Brussels, by ISO 3166-2, with their brokers' offices. */
export const PROVINCE_WORDS = /* @__PURE__ */ wordsIn('provinces');
export type ProvinceWords = (typeof PROVINCE_WORDS)['fr'];
