import type { Locale } from '#domain/locale/locale.ts';
import type { StructuredData } from '#domain/seo/structured-data.ts';

export interface NewsArticle {
  locale: Locale;
  title: string;
  lede: string;
  /** Days, YYYY-MM-DD. */
  published: string;
  updated?: string | undefined;
  /** Absolute addresses, of the page and of its picture. */
  href: string;
  picture: string;
  publisher: StructuredData;
}

/** A news article. The lender signs it. */
export function articleData(article: NewsArticle): StructuredData {
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
  };
}
