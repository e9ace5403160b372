import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the lender's own team reads in its mailbox. */
export const OFFICE_WORDS: Translations<typeof fr> = { fr, nl, de, en };
