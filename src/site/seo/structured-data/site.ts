import type { Locale } from '#domain/locale/locale.ts';
import type { StructuredData } from '#domain/seo/structured-data.ts';

/** The site by its name, which search engines show beside its pages. */
export function siteData(
  name: string,
  home: string,
  locale: Locale,
  publisher: StructuredData,
): StructuredData {
  return { '@type': 'WebSite', name, url: home, inLanguage: locale, publisher };
}
