import type { ContractLocale } from '#domain/locale/locale.ts';
import { APPLICATION_WORDS } from '../application/application.ts';
import { FAULT_WORDS } from '../faults/faults.ts';
import { FIELD_WORDS } from '../fields/fields.ts';
import { COBORROWER_LINK_WORDS, speakToCoborrower } from './coborrower-link.ts';

/** The words that a co-borrower reads in their own part, in any language. For the server. */
export function coborrowersWords(locale: ContractLocale) {
  const words = {
    application: APPLICATION_WORDS[locale],
    fields: FIELD_WORDS[locale],
    faults: FAULT_WORDS[locale],
  };
  return speakToCoborrower(words, COBORROWER_LINK_WORDS[locale]);
}
