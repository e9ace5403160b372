import type { Translations } from '../translation.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the server answers to the forms of the website, and mails of them to the lender's team. */
export const INQUIRY_WORDS: Translations<typeof fr> = { fr, nl, de, en };
export type InquiryWords = (typeof INQUIRY_WORDS)['fr'];
