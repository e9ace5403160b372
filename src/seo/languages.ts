import { LOCALE_TAGS } from '#domain/locale/languages.ts';
import { type Locale, type Localized, localesOf } from '#domain/locale/locale.ts';

/** A language with its country as Open Graph writes it: `fr_BE`. */
export const ogLocale = (locale: Locale): string => LOCALE_TAGS[locale].replace('-', '_');

/**
 * The addresses of a page in every language, for search engines, and a default for readers of other
 * languages: the address where the server chooses, if there is one, otherwise the first language that has the page. A site with
 * one language has nothing to choose from, and gets none.
 */
export function alternatesOf(
  paths: Localized,
  languages: readonly [Locale, ...Locale[]],
): { hreflang: string; path: string }[] {
  if (languages.length === 1) return [];
  const own = localesOf(paths, languages);
  // The application has no page in a first language that is not of the contract.
  const [first = languages[0]] = own;
  const isHome = paths[first] === `/${first}/`;
  return [
    ...own.map((locale) => ({ hreflang: locale as string, path: paths[locale] })),
    { hreflang: 'x-default', path: isHome ? '/' : paths[first] },
  ];
}
