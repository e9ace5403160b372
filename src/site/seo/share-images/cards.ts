import { PAGES, type PageKey } from '#addresses/pages.ts';
import type { Locale } from '#domain/locale/locale.ts';

/** The size of share images, in pixels, as Open Graph recommends. */
export const CARD = { width: 1200, height: 630 };

/** The name of a page's share image: its own, or the home page's if the namespace is not a page's key. */
export function cardOf(namespace: string): PageKey {
  return namespace in PAGES ? (namespace as PageKey) : 'home';
}

/** Its address; an article's name is `news/` and its id. */
export function cardPath(locale: Locale, name: string): string {
  return `/shared/${locale}/${name}.png`;
}
