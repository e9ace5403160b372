import type { Locale } from '#domain/locale/locale.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { FAMILIES } from '../loan/families.ts';
import type { OtherLoan } from './other-loans.tsx';

/**
 * Links to the pages of these families, where they are offered. For the build only, because it
 * reads which pages exist.
 */
export function findOtherLoans(families: readonly ProductFamily[], locale: Locale): OtherLoan[] {
  const words = LOAN_WORDS[locale].others;
  return families.flatMap((family) => {
    const href = addressIfBuilt(FAMILIES[family].page, locale);
    return href === undefined ? [] : [{ ...words[family], href }];
  });
}
