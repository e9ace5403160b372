import { wordsIn } from '../languages.ts';

/** The brokers' map. */
export const MAP_WORDS = /* @__PURE__ */ wordsIn('map');
export type MapWords = (typeof MAP_WORDS)['fr'];
