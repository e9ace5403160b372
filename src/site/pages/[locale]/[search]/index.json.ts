import type { APIRoute } from 'astro';
import type { Locale } from '#domain/locale/locale.ts';
import { addressPaths } from '#site/build/existing-pages.ts';
import { findEntries } from '#site/content/search/find-entries.ts';
import { writeIndex } from '#site/content/search/search-index.ts';

export const getStaticPaths = () => addressPaths('search');

/** What the search of a language looks in. */
export const GET: APIRoute = async ({ props }) => {
  const { locale } = props as { locale: Locale };
  return new Response(writeIndex(await findEntries(locale), locale));
};
