import { readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import type { Locale } from '#domain/locale/locale.ts';
import { fileOf, PAGES } from './built-pages.ts';

/**
 * Pages of one kind are made of the same parts, whatever they say: one of them, in two languages, stands
 * for the others where looking is costly. Nobody lists the kinds. They are read from what was built, so that
 * a page made of other parts is a kind of its own, which has no picture yet and is missed.
 */

/** How deep into the main part a page is compared: below, parts come and go with the text. */
const DEPTH = 2;

/** What shows nothing by itself. */
const UNSEEN = new Set(['script', 'style', 'template', 'link', 'noscript']);

/** In what order languages stand for a kind: those with the longest words first. */
const LONGEST_WORDS: readonly Locale[] = ['fr', 'de', 'nl', 'en'];

/** In how many languages a kind is looked at. */
const LANGUAGES = 2;

/** What a page is made of: the parts of its main part, its islands, and the scripts that it loads. */
export function kindOf(html: string): string {
  const parts = new Set<string>();
  /** The elements around the present one, within the main part; `undefined` outside it. */
  let around: string[] | undefined;
  const parser = new Parser({
    onopentag(name, { class: classes = '', src, 'component-url': island }) {
      if (name === 'script' && src !== undefined) parts.add(src);
      if (island !== undefined) parts.add(island);
      if (name === 'main') around = [];
      else if (around) {
        const depth = around.filter((element) => !isAround(element)).length;
        const [first] = classes.split(' ');
        if (depth < DEPTH && !UNSEEN.has(name) && !isAround(name))
          parts.add(first ? `${name}.${first}` : name);
        around.push(name);
      }
    },
    onclosetag(name) {
      if (name === 'main') around = undefined;
      else around?.pop();
    },
  });
  parser.end(html);
  return [...parts].toSorted().join(' ');
}

/** What Astro puts around an island. */
const isAround = (name: string) => name === 'astro-island' || name === 'astro-slot';

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
