import { type Locale, type Localized, localesOf } from '../locale/locale.ts';

/** A language, in Belgium where that has it, as Open Graph writes it. */
export const OG_LOCALES: Localized = { fr: 'fr_BE', nl: 'nl_BE', de: 'de_BE', en: 'en_GB' };

/**
 * The addresses of a page in every language, as search engines read them, and the one for who reads
 * none of these: the server's own choice where there is one, else the first language.
 */
export function alternatesOf(
  paths: Localized,
  languages: readonly [Locale, ...Locale[]],
): { hreflang: string; path: string }[] {
  const [first] = languages;
  const isHome = paths[first] === `/${first}/`;
  return [
    ...localesOf(paths, languages).map((locale) => ({
      hreflang: locale as string,
      path: paths[locale],
    })),
    { hreflang: 'x-default', path: isHome ? '/' : paths[first] },
  ];
}
