import { ADDRESSES, type PageKey } from '#addresses/pages.ts';
import { type Locale, localesOf } from '#domain/locale/locale.ts';
import { addressFor } from '#site/build/existing-pages.ts';
import { applicationLocale, contractLanguages } from '#site/build/lender-configuration.ts';
import { LOAN_WORDS } from '#words/loan/loan.ts';
import { fill } from '#words/translation.ts';
import type { FormLanguages } from '../loan/form-languages.tsx';

/** Where a simulator leads, and the text to show if the form is not in the reader's language. */
export interface EntryLink {
  readonly formPath: string;
  readonly formLanguages: FormLanguages | undefined;
}

/** For the build only, because it reads which languages the site has. */
export function findEntryLink(leadsTo: PageKey, locale: Locale): EntryLink {
  const formPath = addressFor(leadsTo, locale);
  const isTheirs = localesOf(ADDRESSES[leadsTo], [locale]).length > 0;
  return { formPath, formLanguages: isTheirs ? undefined : describeLanguages(leadsTo, locale) };
}

function describeLanguages(leadsTo: PageKey, locale: Locale): FormLanguages {
  const { names, note, other } = LOAN_WORDS[locale].applyingIn;
  const first = applicationLocale(locale);
  const languages = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    contractLanguages.map((own) => names[own]),
  );
  return {
    note: fill(note, { languages, language: names[first] }),
    others: contractLanguages
      .filter((own) => own !== first)
      .map((own) => ({
        path: ADDRESSES[leadsTo][own],
        label: fill(other, { language: names[own] }),
      })),
  };
}
