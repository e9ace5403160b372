import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The contact page. */
export const CONTACT_WORDS: Translations<typeof fr> = { fr, nl };
export type ContactWords = (typeof CONTACT_WORDS)['fr'];
