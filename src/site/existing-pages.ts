import { globSync } from 'node:fs';
import { LOCALES, type Locale } from '#domain/locale/locale.ts';
import { ADDRESSES, type PageKey } from './addresses.ts';

/**
 * Which pages are built, read from the pages folder, so that a link appears with its page and never
 * before it. For the build alone: it reads files.
 */
const files = globSync('src/site/pages/**/*.astro');

export function pageExists(key: PageKey): boolean {
  if (key === 'home') return true;
  return files.some((file) => file.includes(`[${key}]`) || file.includes(`[...${key}]`));
}

/** The address of a page, if it is built. */
export function addressIfBuilt(key: PageKey, locale: Locale): string | undefined {
  return pageExists(key) ? ADDRESSES[key][locale] : undefined;
}

/** The static paths of a page whose file is `pages/[locale]/[key].astro`. */
export function addressPaths<K extends PageKey>(key: K) {
  return LOCALES.map((locale) => ({
    params: { locale, [key]: ADDRESSES[key][locale].split('/').filter(Boolean).slice(1).join('/') },
    props: { locale },
  }));
}
