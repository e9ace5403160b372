import { getCollection } from 'astro:content';
import type { FrontMatter } from '#configuration/content-schemas.ts';
import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import { articlePath } from '../content/text-addresses.ts';
import { pageExists } from '../existing-pages.ts';

/** A news article in every language. */
export interface FoundArticle {
  id: string;
  paths: Localized;
  texts: Localized<FrontMatter<'news'>>;
  /** Days, YYYY-MM-DD: the same in every language. */
  published: string;
  updated: string | undefined;
}

/** The news, newest first; none before there is a page for it. For the build alone. */
export async function findArticles(): Promise<FoundArticle[]> {
  if (!pageExists('news')) return [];
  const news = new Map((await getCollection('news')).map((entry) => [entry.id, entry.data]));
  const [first] = LOCALES;
  const ids = [...news.keys()].flatMap((id) =>
    id.startsWith(`${first}/`) ? [id.slice(first.length + 1)] : [],
  );
  return ids
    .map((id) => {
      const texts = inEvery((locale) => {
        const text = news.get(`${locale}/${id}`);
        if (text === undefined) throw new Error(`The article ${id} is missing in ${locale}`);
        return text;
      });
      const paths = inEvery((locale) => articlePath(locale, texts[locale].slug));
      const { date: published, updated } = texts[first];
      return { id, paths, texts, published, updated };
    })
    .toSorted((a, b) => b.published.localeCompare(a.published) || a.id.localeCompare(b.id));
}

/** The article that a page is of, if it is of one. */
export async function findArticle(paths: Localized): Promise<FoundArticle | undefined> {
  const [first] = LOCALES;
  return (await findArticles()).find((article) => article.paths[first] === paths[first]);
}

function inEvery<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, make(locale)]),
  ) as unknown as Localized<T>;
}
