import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The brokers' map. */
export const MAP_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type MapWords = (typeof MAP_WORDS)['fr'];
