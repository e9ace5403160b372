import type { Locale } from '#domain/locale/locale.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import type { OtherLoan } from '../loan-page/other-loans.tsx';
import { type MortgageType, TYPES } from './mortgage-types.ts';

/** Links to the pages of these mortgages, where they are offered. Build only. */
export function findOtherMortgages(types: readonly MortgageType[], locale: Locale): OtherLoan[] {
  return types.flatMap((type) => {
    const href = addressIfBuilt(TYPES[type].page, locale);
    return href === undefined ? [] : [{ ...mortgage[locale].others[type], href }];
  });
}
