import type { Locale } from '#domain/locale/locale.ts';
import { ADDRESSES, type PageKey } from '../../addresses.ts';

/** The picture that stands for a page where it is shared, in pixels: what Open Graph's readers show. */
export const CARD = { width: 1200, height: 630 };

/** The name of a page's card: its own, or the home page's where it is no page with a key. */
export function cardOf(namespace: string): PageKey {
  return namespace in ADDRESSES ? (namespace as PageKey) : 'home';
}

/** Its address; an article's name is `news/` and its id. */
export function cardPath(locale: Locale, name: string): string {
  return `/shared/${locale}/${name}.png`;
}
