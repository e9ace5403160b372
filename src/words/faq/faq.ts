import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Around the frequent questions; the questions themselves are content. */
export const FAQ_WORDS: Translations<typeof fr> = { fr, nl };
export type FaqWords = (typeof FAQ_WORDS)['fr'];
