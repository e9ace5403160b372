import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** The bot check of the website's forms; the application's says the same. */
export const BOT_CHECK_WORDS: Translations<typeof fr> = { fr, nl, de, en };
