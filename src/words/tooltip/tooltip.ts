import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** Beside the definition of a term. */
export const TOOLTIP_WORDS: Translations<typeof fr> = { fr, nl, de, en };
