import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What every form of the website says while it is filled in and sent. */
export const SITE_FORM_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type SiteFormWords = (typeof SITE_FORM_WORDS)['fr'];
