import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The page that searches the site. */
export const SEARCH_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type SearchWords = (typeof SEARCH_WORDS)['fr'];
