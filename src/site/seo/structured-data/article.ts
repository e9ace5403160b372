import type { Locale } from '#domain/locale/locale.ts';
import type { NamedOrganization, StructuredData } from '#seo/structured-data.ts';

export interface NewsArticle {
  locale: Locale;
  title: string;
  lede: string;
  /** Days, YYYY-MM-DD. */
  published: string;
  updated?: string | undefined;
  /** Absolute addresses of the page and its picture. */
  href: string;
  picture: string;
  publisher: NamedOrganization;
}

/** A news article, with the lender as its author. */
export function articleData(article: NewsArticle) {
  const { locale, title, lede, published, updated, href, picture, publisher } = article;
  return {
    '@type': 'NewsArticle',
    headline: title,
    description: lede,
    inLanguage: locale,
    url: href,
    mainEntityOfPage: href,
    image: [picture],
    datePublished: published,
    dateModified: updated ?? published,
    author: publisher,
    publisher,
  } as const satisfies StructuredData;
}
