import { getCollection } from 'astro:content';
import { ADDRESSES, PAGE_KEYS, pageOf } from '#addresses/pages.ts';
import { TEXT_PAGES } from '#configuration/content-schemas.ts';
import type { SitemapPage } from '#seo/sitemap.ts';
import { pageExists } from '#site/build/existing-pages.ts';
import { languages } from '#site/build/lender-configuration.ts';
import { type ArticleInLanguages, findArticles } from '#site/content/news/articles-by-language.ts';

/** All pages that search engines may index. Build only. */
export async function listPages(): Promise<SitemapPage[]> {
  const since = await readSince();
  const articles = await findArticles();
  const keys = PAGE_KEYS.filter((key) => pageExists(key) && pageOf(key).hidden !== 'everywhere');
  return [
    ...keys.map((key) => ({
      paths: ADDRESSES[key],
      changed: key === 'news' ? articles.map(lastDay).toSorted().at(-1) : since.get(key),
    })),
    ...articles.map((article) => ({ paths: article.paths, changed: lastDay(article) })),
  ];
}

const lastDay = ({ published, updated }: ArticleInLanguages) => updated ?? published;

/** The dates since when the legal texts apply. */
async function readSince(): Promise<ReadonlyMap<string, string | undefined>> {
  const texts = await getCollection('pages', ({ id }) => id.startsWith(`${languages[0]}/`));
  return new Map(
    TEXT_PAGES.map((page) => [page, texts.find(({ id }) => id.endsWith(`/${page}`))?.data.since]),
  );
}
