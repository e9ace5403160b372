import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The buttons that share a page. */
export const SHARE_WORDS: Translations<typeof fr> = { fr, nl };
export type ShareWords = (typeof SHARE_WORDS)['fr'];
