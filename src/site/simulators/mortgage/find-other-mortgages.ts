import type { Locale } from '#domain/locale/locale.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import { ADDRESSES } from '../../addresses.ts';
import type { OtherLoan } from '../loan-page/other-loans.tsx';
import { type MortgageType, TYPES } from './mortgage-types.ts';

/** The ways in to these mortgages, in words. */
export function findOtherMortgages(types: readonly MortgageType[], locale: Locale): OtherLoan[] {
  return types.map((type) => ({
    ...mortgage[locale].others[type],
    href: ADDRESSES[TYPES[type].page][locale],
  }));
}
