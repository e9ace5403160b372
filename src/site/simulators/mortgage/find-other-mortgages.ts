import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import type { OtherLoan } from '../loan-page/other-loans.tsx';
import { type MortgageType, TYPES } from './mortgage-types.ts';

/** Links to the pages of these mortgages, with their texts. */
export function findOtherMortgages(types: readonly MortgageType[], locale: Locale): OtherLoan[] {
  return types.map((type) => ({
    ...mortgage[locale].others[type],
    href: ADDRESSES[TYPES[type].page][locale],
  }));
}
