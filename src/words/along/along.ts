import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What goes along with a request, and how it is taken out. */
export const ALONG_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type AlongWords = (typeof ALONG_WORDS)['fr'];
