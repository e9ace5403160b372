import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What readers are asked of a text. */
export const HELPFUL_WORDS: Translations<typeof fr> = { fr, nl };
export type HelpfulWords = (typeof HELPFUL_WORDS)['fr'];
