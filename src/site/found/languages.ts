import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';

/** A language of Belgium, as Open Graph writes it. */
export const OG_LOCALES: Localized = { fr: 'fr_BE', nl: 'nl_BE' };

/**
 * The addresses of a page in every language, as search engines read them, and the one for who reads
 * none of these: the server's own choice where there is one, else the first language.
 */
export function alternatesOf(paths: Localized): { hreflang: string; path: string }[] {
  const [first] = LOCALES;
  const isHome = paths[first] === `/${first}/`;
  return [
    ...LOCALES.map((locale: Locale) => ({ hreflang: locale as string, path: paths[locale] })),
    { hreflang: 'x-default', path: isHome ? '/' : paths[first] },
  ];
}
