import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Around the frequent questions; the questions themselves are content. */
export const FAQ_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type FaqWords = (typeof FAQ_WORDS)['fr'];
