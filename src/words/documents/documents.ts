import type { Locale } from '#domain/locale/locale.ts';
import type { Translations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the PDF documents say around the answers. */
export const DOCUMENT_WORDS: Translations<typeof fr> = { fr, nl };

export type DocumentsCatalogue = (typeof DOCUMENT_WORDS)[Locale];
