import type { Locale } from '#domain/locale/locale.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { FAMILIES } from '../loan/families.ts';
import type { OtherLoan } from './other-loans.tsx';

/**
 * Links to the pages of these families, with their texts. For the build only, because it reads
 * which pages exist.
 */
export function findOtherLoans(families: readonly ProductFamily[], locale: Locale): OtherLoan[] {
  const words = LOAN_WORDS[locale].others;
  return families.map((family) => ({
    ...words[family],
    href: addressIfBuilt(FAMILIES[family].page, locale),
  }));
}
