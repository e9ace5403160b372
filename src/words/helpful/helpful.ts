import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What readers are asked of a text. */
export const HELPFUL_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type HelpfulWords = (typeof HELPFUL_WORDS)['fr'];
