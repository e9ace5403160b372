import { globSync } from 'node:fs';
import {
  ADDRESSES,
  type MenuGroup,
  PAGE_KEYS,
  type PageKey,
  type PageKind,
  type PagesWith,
  pageOf,
} from '#addresses/pages.ts';
import { readContentTexts } from '#configuration/content-text.ts';
import { isPageOffered } from '#configuration/offered-texts.ts';
import { type Locale, localesOf } from '#domain/locale/locale.ts';
import { offersMortgages } from '#domain/mortgage/mortgage.ts';
import {
  applicationLocale,
  contractLanguages,
  languages,
  mortgages,
  offered,
} from './lender-configuration.ts';
import { inProject } from './project-root.ts';

/**
 * The pages that are built, read from the pages folder, so that a link appears only with its page. Build
 * only: it reads files.
 */
const files = globSync('**/*.astro', { cwd: inProject('src', 'site', 'pages') });

/** Whether the lender has texts of the folders that pages list; every language has the same. */
const hasTexts = {
  faq: hasTextsIn('faq'),
  glossary: hasTextsIn('glossary'),
  news: hasTextsIn('news'),
};

function hasTextsIn(folder: 'faq' | 'glossary' | 'news'): boolean {
  const contentDir = process.env.CONTENT_DIR || 'content';
  return readContentTexts(contentDir, folder, languages[0], offered).length > 0;
}

export function pageExists(key: PageKey): boolean {
  if (key === 'home') return true;
  const { kind, lists } = pageOf(key);
  if (!isPageOffered(key, offered) || (lists && !hasTexts[lists])) return false;
  const name = kind ?? key;
  return files.some((file) => file.includes(`[${name}]`) || file.includes(`[...${name}]`));
}

/** The menu's group of a page; without mortgages, the pages of their group stand with the loans. */
export function menuGroupOf(key: PageKey): MenuGroup | 'alone' | undefined {
  const { menu } = pageOf(key);
  return menu === 'mortgages' && !offersMortgages(mortgages) ? 'loans' : menu;
}

/** The address of a page for readers of a language: the application's is in a language that it supports. */
export function addressFor(key: PageKey, locale: Locale): string {
  const isTheirs = localesOf(ADDRESSES[key], [locale]).length > 0;
  return ADDRESSES[key][isTheirs ? locale : applicationLocale(locale)];
}

/** The address of a page; undefined if it is not built. */
export function addressIfBuilt(key: PageKey, locale: Locale): string | undefined {
  return pageExists(key) ? addressFor(key, locale) : undefined;
}

/** The static paths of a page whose file is `pages/[locale]/[key].astro`. */
export function addressPaths<K extends PageKey>(key: K) {
  return pageExists(key) ? languages.map((locale) => pathOf(key, key, locale)) : [];
}

/** The same for a page of the application, which exists in its own languages only. */
export function applicationPaths<K extends PageKey>(key: K) {
  return contractLanguages.map((locale) => pathOf(key, key, locale));
}

/** The static paths of all pages of a kind, whose file is `pages/[locale]/[kind].astro`, with their keys. */
export function pathsOfKind<Kind extends PageKind>(kind: Kind) {
  const pages = PAGE_KEYS.filter(
    (key): key is PagesWith<{ kind: Kind }> => pageOf(key).kind === kind && pageExists(key),
  );
  return pages.flatMap((page) =>
    languages.map((locale) => {
      const { params, props } = pathOf(kind, page, locale);
      return { params, props: { ...props, page } };
    }),
  );
}

/** The type of the language is kept: a page of the application has no words in others. */
function pathOf<Name extends string, L extends Locale>(name: Name, key: PageKey, locale: L) {
  const [, ...last] = ADDRESSES[key][locale].split('/').filter(Boolean);
  return { params: { locale, [name]: last.join('/') }, props: { locale } };
}
