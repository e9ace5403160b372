import type { Locale } from '#domain/locale/locale.ts';
import { ADDRESSES } from './pages.ts';

/** The address of a news article: `/fr/actualites/lire-un-taeg/`. */
export function articlePath(locale: Locale, slug: string): string {
  return `${ADDRESSES.news[locale]}${slug}/`;
}
