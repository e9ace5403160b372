import type { FrontMatter } from '#configuration/content-schemas.ts';
import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import { pageExists } from '#site/build/existing-pages.ts';
import { languages } from '#site/build/lender-configuration.ts';
import { findArticles as findArticlesIn } from './find-articles.ts';

/** A news article in every language. */
export interface ArticleInLanguages {
  id: string;
  paths: Localized;
  texts: Localized<FrontMatter<'news'>>;
  /** Days, YYYY-MM-DD: the same in every language. */
  published: string;
  updated: string | undefined;
}

/** The news articles, newest first; empty if there is no news page. Build only. */
export async function findArticles(): Promise<ArticleInLanguages[]> {
  if (!pageExists('news')) return [];
  const news = new Map(
    await Promise.all(
      languages.map(async (locale) => [locale, await findArticlesIn(locale)] as const),
    ),
  );
  const [first] = languages;
  return (news.get(first) ?? []).map(({ id, date: published, updated }) => {
    const texts = inEvery((locale) => {
      const text = news.get(locale)?.find((article) => article.id === id);
      if (text === undefined) throw new Error(`The article ${id} is missing in ${locale}`);
      return text;
    });
    return { id, paths: inEvery((locale) => texts[locale].path), texts, published, updated };
  });
}

/** The article of a page; undefined for other pages. */
export async function findArticle(paths: Localized): Promise<ArticleInLanguages | undefined> {
  const [first] = languages;
  return (await findArticles()).find((article) => article.paths[first] === paths[first]);
}

/** A language that the site lacks gets the text of the site's first language. */
function inEvery<T>(make: (locale: Locale) => T): Localized<T> {
  const [first] = languages;
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, make(languages.includes(locale) ? locale : first)]),
  ) as unknown as Localized<T>;
}
