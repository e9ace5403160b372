import type { ContractLocale } from '#domain/locale/locale.ts';
import { applicationWordsIn } from '../languages.ts';

/** The texts of PDF documents around the answers. */
export const DOCUMENT_WORDS = /* @__PURE__ */ applicationWordsIn('documents');

export type DocumentsCatalogue = (typeof DOCUMENT_WORDS)[ContractLocale];
