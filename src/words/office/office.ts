import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the lender's own team reads in its mailbox. */
export const OFFICE_WORDS: Translations<typeof fr> = { fr, nl };
