import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the consent banner asks, and the buttons that open it again. */
export const CONSENT_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type ConsentWords = (typeof CONSENT_WORDS)['fr'];
