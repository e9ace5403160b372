import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The page that searches the site. */
export const SEARCH_WORDS: Translations<typeof fr> = { fr, nl };
export type SearchWords = (typeof SEARCH_WORDS)['fr'];
