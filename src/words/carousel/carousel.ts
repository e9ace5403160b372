import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** A row of cards that is moved sideways. */
export const CAROUSEL_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type CarouselWords = (typeof CAROUSEL_WORDS)['fr'];
