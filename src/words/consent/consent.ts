import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the consent banner asks, and the buttons that open it again. */
export const CONSENT_WORDS: Translations<typeof fr> = { fr, nl };
export type ConsentWords = (typeof CONSENT_WORDS)['fr'];
