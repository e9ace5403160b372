import type { ContractLocale } from '#domain/locale/locale.ts';
import type { ContractTranslations } from '../translation.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

/** What the PDF documents say around the answers. */
export const DOCUMENT_WORDS: ContractTranslations<typeof fr> = { fr, nl };

export type DocumentsCatalogue = (typeof DOCUMENT_WORDS)[ContractLocale];
