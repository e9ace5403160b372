import type { APIRoute } from 'astro';
import type { Locale } from '#domain/locale/locale.ts';
import { addressPaths } from '#site/build/existing-pages.ts';
import { findEntries } from '#site/content/search/find-entries.ts';
import { writeIndex } from '#site/content/search/search-index.ts';
import { SEARCH_WORDS } from '#words/search/search.ts';

export const getStaticPaths = () => addressPaths('search');

/** The search index of a language. */
export const GET: APIRoute = async ({ props }) => {
  const { locale } = props as { locale: Locale };
  return new Response(writeIndex(await findEntries(locale), SEARCH_WORDS[locale].commonWords));
};
