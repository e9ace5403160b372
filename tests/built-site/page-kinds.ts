import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/locale/locale.ts';
import { fileOf, PAGES } from './built-pages.ts';
import { kindOf } from './kind-of-page.ts';

/**
 * Pages of one kind have the same structure with different texts: where a check is costly, one page in
 * two languages represents the kind. Kinds are derived from the built pages, so that a page with another
 * structure is a new kind, and its missing screenshot fails a test.
 */

/** The order in which languages represent a kind: longest words first. */
const LONG_WORD_LOCALES: readonly Locale[] = ['fr', 'de', 'nl', 'en'];

/** In how many languages a kind is tested. */
const LANGUAGES = 2;

/** The language of a page. */
export function languageOf(path: string): string {
  return /<html[^>]* lang="([^"]+)"/.exec(readFileSync(fileOf(path), 'utf8'))?.[1] ?? '';
}

/** The pages that represent each kind: its first page in each of two languages. */
const KINDS = Object.values(
  Object.groupBy(PAGES, (path) => kindOf(readFileSync(fileOf(path), 'utf8'))),
).map((alike = []) =>
  LONG_WORD_LOCALES.flatMap(
    (locale) => alike.find((path) => languageOf(path) === locale) ?? [],
  ).slice(0, LANGUAGES),
);

const OF_EVERY_KIND: readonly string[] = KINDS.flat();

/** The pages that are looked at whole: colours, drawings and parts are the same in every language. */
export const IN_PIXELS: readonly string[] = KINDS.flatMap((pages) => pages.slice(0, 1));

/** The same kinds in their other language, whose words take other room. */
export const IN_ANOTHER_LANGUAGE: readonly string[] = KINDS.flatMap((pages) => pages.slice(1));

/** All other pages, by language. */
export const OTHERS: Readonly<Record<string, readonly string[] | undefined>> = Object.groupBy(
  PAGES.filter((path) => !OF_EVERY_KIND.includes(path)),
  languageOf,
);
