import { ADDRESSES } from '#addresses/pages.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { withFixedRatesOnly } from '#domain/mortgage/fixed-rates-only.ts';
import { familiesOffered } from '#domain/tariff/tariff.ts';
import { inLanguage } from '#site/build/in-language.ts';
import { withFacts } from '#words/facts/with-facts.ts';
import { home } from '#words/home/home.ts';
import { mortgage } from '#words/mortgage/mortgage.ts';
import { FAMILIES, offeredBy } from '../loan/families.ts';
import { findEntryLink } from '../loan-page/entry-link.ts';
import { TYPES, typesOffered } from '../mortgage/mortgage-types.ts';
import type { LoanTab, StagedLater, StagedLoan } from './use-stage.ts';

interface Stage {
  readonly first: StagedLoan;
  readonly tabs: readonly LoanTab[];
  readonly later: StagedLater;
}

/** What the home page shows and loads in a language. For the build only. */
export function gatherStage(
  { lender, tariffs, mortgages }: Pick<Configuration, 'lender' | 'tariffs' | 'mortgages'>,
  locale: Locale,
): Stage {
  const { steps, credit } = withFacts(home[locale], lender, locale);
  const [first, ...loans] = familiesOffered(tariffs).map((family) => ({
    offered: inLanguage(offeredBy(family, tariffs), locale),
    page: ADDRESSES[FAMILIES[family].page][locale],
    form: findEntryLink(FAMILIES[family].leadsTo, locale),
    steps: family === 'coproperty' ? steps.inquiry : steps.application,
  }));
  if (!first) throw new Error('The home page has no loan');
  const [opensWith] = typesOffered(mortgages);
  return {
    first,
    tabs: [first, ...loans].map(({ offered: { family }, page }) => ({ family, page })),
    later: {
      loans,
      ...(opensWith && {
        credit: {
          mortgages: {
            mortgageWords: withFacts(mortgage[locale], lender, locale),
            mortgages: inLanguage(withFixedRatesOnly(mortgages), locale),
            opensWith,
            page: ADDRESSES[TYPES[opensWith].page][locale],
            formPath: ADDRESSES.mortgageAppointment[locale],
          },
          words: { ...credit, steps: steps.mortgage },
        },
      }),
    },
  };
}

/** The address of what is loaded later. */
export const laterPathOf = (locale: Locale) => `/home/${locale}.json`;
