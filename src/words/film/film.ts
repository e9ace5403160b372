import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Around a film. */
export const FILM_WORDS: Translations<typeof fr> = { fr, nl };
export type FilmWords = (typeof FILM_WORDS)['fr'];
