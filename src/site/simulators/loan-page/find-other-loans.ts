import type { Locale } from '#domain/locale/locale.ts';
import type { ProductFamily } from '#domain/tariff/tariff.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { FAMILIES } from '../loan/families.ts';
import type { OtherLoan } from './other-loans.tsx';

/** The ways in to these families, in words. For the build alone: it reads which pages exist. */
export function findOtherLoans(families: readonly ProductFamily[], locale: Locale): OtherLoan[] {
  const words = LOAN_WORDS[locale].others;
  return families.map((family) => ({
    ...words[family],
    href: addressIfBuilt(FAMILIES[family].page, locale),
  }));
}
