import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The request for a co-property loan. */
export const COPROPERTY_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type CopropertyWords = (typeof COPROPERTY_WORDS)['fr'];
