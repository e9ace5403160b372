import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Around a film. */
export const FILM_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type FilmWords = (typeof FILM_WORDS)['fr'];
