import type { Thing } from '#domain/found/thing.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The site by its name, which search engines show beside its pages. */
export function siteThing(name: string, home: string, locale: Locale, publisher: Thing): Thing {
  return { '@type': 'WebSite', name, url: home, inLanguage: locale, publisher };
}
