import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/locale/locale.ts';
import { fileOf, PAGES } from './built-pages.ts';
import { kindOf } from './kind-of-page.ts';

/**
 * Pages of one kind are made of the same parts, whatever they say: one of them, in two languages, stands
 * for the others where looking is costly. Nobody lists the kinds. They are read from what was built, so that
 * a page made of other parts is a kind of its own, which has no picture yet and is missed.
 */

/** In what order languages stand for a kind: those with the longest words first. */
const LONGEST_WORDS: readonly Locale[] = ['fr', 'de', 'nl', 'en'];

/** In how many languages a kind is looked at. */
const LANGUAGES = 2;

/** The language that a page is in. */
export function languageOf(path: string): string {
  return /<html[^>]* lang="([^"]+)"/.exec(readFileSync(fileOf(path), 'utf8'))?.[1] ?? '';
}

/** The pages that stand for all of their kind: the first of it, in each of two languages. */
export const OF_EVERY_KIND: readonly string[] = Object.values(
  Object.groupBy(PAGES, (path) => kindOf(readFileSync(fileOf(path), 'utf8'))),
).flatMap((alike = []) =>
  LONGEST_WORDS.flatMap((locale) => alike.find((path) => languageOf(path) === locale) ?? []).slice(
    0,
    LANGUAGES,
  ),
);

/** All others, by their language. */
export const OTHERS: Readonly<Record<string, readonly string[] | undefined>> = Object.groupBy(
  PAGES.filter((path) => !OF_EVERY_KIND.includes(path)),
  languageOf,
);
