import { type Locale, type Localized, localesOf } from '#domain/locale/locale.ts';
import { alternatesOf } from './languages.ts';
import { escapeXml } from './xml.ts';

/** A page for search engines, in every language. */
export interface SitemapPage {
  paths: Localized;
  /** The date of the last change of its text, YYYY-MM-DD, if known. */
  changed?: string | undefined;
}

/** Writes the sitemap (sitemaps.org 0.9), each address with those of its translations. */
export function writeSitemap(
  pages: readonly SitemapPage[],
  site: URL,
  languages: readonly [Locale, ...Locale[]],
): string {
  const absolute = (path: string) => escapeXml(new URL(path, site).href);
  const urls = pages.flatMap(({ paths, changed }) => {
    const alternates = alternatesOf(paths, languages).map(
      ({ hreflang, path }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(path)}"/>`,
    );
    return localesOf(paths, languages).map((locale) =>
      [
        '<url>',
        `<loc>${absolute(paths[locale])}</loc>`,
        ...(changed ? [`<lastmod>${changed}</lastmod>`] : []),
        ...alternates,
        '</url>',
      ].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
