import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The news: its list and its articles. */
export const NEWS_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type NewsWords = (typeof NEWS_WORDS)['fr'];
