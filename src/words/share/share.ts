import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The buttons that share a page. */
export const SHARE_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type ShareWords = (typeof SHARE_WORDS)['fr'];
