import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The contact page. */
export const CONTACT_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type ContactWords = (typeof CONTACT_WORDS)['fr'];
