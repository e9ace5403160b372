import { globSync } from 'node:fs';
import { type Locale, localesOf } from '#domain/locale/locale.ts';
import { ADDRESSES, type PageKey } from '../addresses.ts';
import { applicationLocale, contractLanguages, languages } from './lender-configuration.ts';
import { inProject } from './project-root.ts';

/**
 * Which pages are built, read from the pages folder, so that a link appears with its page and never
 * before it. For the build alone: it reads files.
 */
const files = globSync('**/*.astro', { cwd: inProject('src', 'site', 'pages') });

export function pageExists(key: PageKey): boolean {
  if (key === 'home') return true;
  return files.some((file) => file.includes(`[${key}]`) || file.includes(`[...${key}]`));
}

/** Where readers of a language find a page: the application in one that it is in. */
export function addressFor(key: PageKey, locale: Locale): string {
  const isTheirs = localesOf(ADDRESSES[key], [locale]).length > 0;
  return ADDRESSES[key][isTheirs ? locale : applicationLocale(locale)];
}

/** The address of a page, if it is built. */
export function addressIfBuilt(key: PageKey, locale: Locale): string | undefined {
  return pageExists(key) ? addressFor(key, locale) : undefined;
}

/** The static paths of a page whose file is `pages/[locale]/[key].astro`. */
export function addressPaths<K extends PageKey>(key: K) {
  return languages.map((locale) => pathOf(key, locale));
}

/** The same of a page of the application, which is in its languages alone. */
export function applicationPaths<K extends PageKey>(key: K) {
  return contractLanguages.map((locale) => pathOf(key, locale));
}

function pathOf<K extends PageKey, L extends Locale>(key: K, locale: L) {
  return {
    params: { locale, [key]: ADDRESSES[key][locale].split('/').filter(Boolean).slice(1).join('/') },
    props: { locale },
  };
}
