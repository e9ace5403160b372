import { wordsIn } from '../languages.ts';

/** The texts around a film. */
export const FILM_WORDS = /* @__PURE__ */ wordsIn('film');
export type FilmWords = (typeof FILM_WORDS)['fr'];
