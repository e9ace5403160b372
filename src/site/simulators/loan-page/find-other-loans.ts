import type { Locale } from '#domain/locale/locale.ts';
import type { ProductFamily, Tariffs } from '#domain/tariff/tariff.ts';
import { advanceDecidesRate } from '#journey/small-advance.ts';
import { addressIfBuilt } from '#site/build/existing-pages.ts';
import { tariffs } from '#site/build/lender-configuration.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { FAMILIES } from '../loan/families.ts';
import type { OtherLoan } from './other-loans.tsx';

/**
 * Links to the pages of these families, where they are offered, with their texts. For the build only, because it
 * reads which pages exist.
 */
export function findOtherLoans(
  families: readonly ProductFamily[],
  locale: Locale,
  offered: Tariffs = tariffs,
): OtherLoan[] {
  const { carAtOneRate, ...words } = LOAN_WORDS[locale].others;
  const car = advanceDecidesRate('car', offered) ? words.car : { ...words.car, text: carAtOneRate };
  return families.flatMap((family) => {
    const href = addressIfBuilt(FAMILIES[family].page, locale);
    return href === undefined ? [] : [{ ...{ ...words, car }[family], href }];
  });
}
