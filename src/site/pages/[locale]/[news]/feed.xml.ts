import type { APIRoute } from 'astro';
import { ADDRESSES } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { addressPaths, pageExists } from '#site/build/existing-pages.ts';
import { lender } from '#site/build/lender-configuration.ts';
import { findArticles } from '#site/content/news/articles-by-language.ts';
import { feedPath, writeFeed } from '#site/seo/feed.ts';
import { publicAddress } from '#site/seo/public-site.ts';
import { frame } from '#words/frame/frame.ts';

export const getStaticPaths = () => (pageExists('news') ? addressPaths('news') : []);

/** The news feed. */
export const GET: APIRoute = async ({ props }) => {
  const { locale } = props as { locale: Locale };
  const articles = await findArticles();
  const feed = writeFeed({
    locale,
    title: `${frame[locale].pages.news} · ${lender.name}`,
    author: lender.name,
    href: publicAddress(ADDRESSES.news[locale]),
    self: publicAddress(feedPath(locale)),
    entries: articles.map(({ paths, texts, published, updated }) => ({
      title: texts[locale].title,
      href: publicAddress(paths[locale]),
      published,
      updated,
      summary: texts[locale].lede,
    })),
  });
  return new Response(feed);
};
