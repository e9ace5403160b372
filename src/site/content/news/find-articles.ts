import { type CollectionEntry, getCollection } from 'astro:content';
import { articlePath } from '#addresses/news.ts';
import { ADDRESSES } from '#addresses/pages.ts';
import type { FrontMatter } from '#configuration/content-schemas.ts';
import { LOCALES, type Locale, type Localized } from '#domain/locale/locale.ts';
import { languages } from '#site/build/lender-configuration.ts';
import { newestFirst } from './order-articles.ts';

/** A news article and its address. */
export interface Article extends FrontMatter<'news'> {
  readonly id: string;
  readonly path: string;
}

/** The articles in a language, newest first. Build only. */
export async function findArticles(locale: Locale): Promise<readonly Article[]> {
  const entries = await getCollection('news', ({ id }) => id.startsWith(`${locale}/`));
  return newestFirst(entries.map((entry) => asArticle(entry, locale)));
}

/** The address of an article in every language. */
export async function findArticlePaths(id: string): Promise<Localized> {
  const paths = LOCALES.map(async (locale) => {
    const read = languages.includes(locale) ? locale : languages[0];
    const article = (await findArticles(read)).find((candidate) => candidate.id === id);
    if (article === undefined) throw new Error(`The article ${id} is missing in ${locale}`);
    return [locale, article.path];
  });
  return Object.fromEntries(await Promise.all(paths)) as Localized;
}

/** The address of a page of the list: the first is the news page itself. */
export function listPath(locale: Locale, page: number): string {
  return page === 1 ? ADDRESSES.news[locale] : `${ADDRESSES.news[locale]}page/${page}/`;
}

function asArticle({ id, data }: CollectionEntry<'news'>, locale: Locale): Article {
  return { ...data, id: id.slice(locale.length + 1), path: articlePath(locale, data.slug) };
}
