import { getCollection } from 'astro:content';
import { TEXT_PAGES } from '#configuration/content-schemas.ts';
import type { SitemapPage } from '#domain/seo/sitemap.ts';
import { pageExists } from '#site/build/existing-pages.ts';
import { languages } from '#site/build/lender-configuration.ts';
import { type ArticleInLanguages, findArticles } from '#site/content/news/articles-by-language.ts';
import { ADDRESSES, type PageKey } from '../addresses.ts';

/** They ask not to be found: a page that says nothing without its link, and a list of the others. */
const UNFOUND: readonly PageKey[] = ['sharedRequest', 'search'];

/** All pages that search engines may show. For the build alone. */
export async function listPages(): Promise<SitemapPage[]> {
  const since = await readSince();
  const articles = await findArticles();
  const keys = (Object.keys(ADDRESSES) as PageKey[]).filter(
    (key) => pageExists(key) && !UNFOUND.includes(key),
  );
  return [
    ...keys.map((key) => ({
      paths: ADDRESSES[key],
      changed: key === 'news' ? articles.map(lastDay).toSorted().at(-1) : since.get(key),
    })),
    ...articles.map((article) => ({ paths: article.paths, changed: lastDay(article) })),
  ];
}

const lastDay = ({ published, updated }: ArticleInLanguages) => updated ?? published;

/** Since when the texts hold that people are bound by. */
async function readSince(): Promise<ReadonlyMap<string, string | undefined>> {
  const texts = await getCollection('pages', ({ id }) => id.startsWith(`${languages[0]}/`));
  return new Map(
    TEXT_PAGES.map((page) => [page, texts.find(({ id }) => id.endsWith(`/${page}`))?.data.since]),
  );
}
