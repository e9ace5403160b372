import type { ContractLocale } from '#domain/locale/locale.ts';
import { applicationWordsIn } from '../languages.ts';

/** The borrower's own data as a file: the button, and the page in place of a file that is gone. */
export const OWN_DATA_WORDS = /* @__PURE__ */ applicationWordsIn('ownData');

export type OwnDataCatalogue = (typeof OWN_DATA_WORDS)[ContractLocale];
