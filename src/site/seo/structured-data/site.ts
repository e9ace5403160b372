import type { Locale } from '#domain/locale/locale.ts';
import type { NamedOrganization, StructuredData } from '#seo/structured-data.ts';

/** The site's name, which search engines show with its pages. */
export function siteData(name: string, home: string, locale: Locale, publisher: NamedOrganization) {
  return {
    '@type': 'WebSite',
    name,
    url: home,
    inLanguage: locale,
    publisher,
  } as const satisfies StructuredData;
}
