import { wordsIn } from '../languages.ts';

/** A row of cards that is moved sideways. */
export const CAROUSEL_WORDS = /* @__PURE__ */ wordsIn('carousel');
export type CarouselWords = (typeof CAROUSEL_WORDS)['fr'];
