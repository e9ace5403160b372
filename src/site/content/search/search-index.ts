import MiniSearch, { type Options } from 'minisearch';
import type { Locale } from '#domain/locale/locale.ts';
import { lookUpForm, wordsIn } from './search-words.ts';

/** What can be found. */
export const FOUND_KINDS = ['loan', 'page', 'question', 'term', 'news'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** One thing that a search can lead to. */
export interface SearchEntry {
  /** Its address, with an anchor where it is a part of a page. */
  href: string;
  kind: FoundKind;
  title: string;
  /** Other names it is known by. */
  also: string;
  /** What it says, a line for each paragraph. */
  text: string;
}

/** Something found: an entry, and the words of it that were meant, in the form they are looked up. */
export interface SearchHit extends Pick<SearchEntry, 'href' | 'kind' | 'title' | 'text'> {
  words: ReadonlySet<string>;
}

/** A title says more of what something is about than a sentence in it. */
const WEIGHTS = { title: 5, also: 4 };

/** From how many letters on a word may be the start of another, or be misspelt. */
const PREFIX_FROM = 3;
const SLIPS_FROM = 5;

/** One letter in five may be another, be missing or be too many. */
const SLIPS = 0.2;

const optionsOf = (locale: Locale): Options<SearchEntry> => ({
  idField: 'href',
  fields: ['title', 'also', 'text'],
  storeFields: ['kind', 'title', 'text'],
  tokenize: (text) => wordsIn(text).map(({ word }) => word),
  processTerm: (word) => lookUpForm(word, locale),
});

/** The index of a language, as a page loads it. */
export function writeIndex(entries: readonly SearchEntry[], locale: Locale): string {
  const index = new MiniSearch(optionsOf(locale));
  index.addAll(entries);
  return JSON.stringify(index);
}

/** Looks up what someone typed, the best first. */
export type Search = (typed: string) => readonly SearchHit[];

/** Reads what `writeIndex` wrote. */
export function readIndex(written: string, locale: Locale): Search {
  const index = MiniSearch.loadJSON(written, optionsOf(locale));
  const look = (typed: string, combineWith: 'AND' | 'OR') =>
    index.search(typed, {
      combineWith,
      boost: WEIGHTS,
      prefix: (term) => term.length >= PREFIX_FROM,
      fuzzy: (term) => (term.length >= SLIPS_FROM ? SLIPS : false),
    });
  return (typed) => {
    const all = look(typed, 'AND');
    const found = all.length > 0 ? all : look(typed, 'OR');
    return found.map(({ id, kind, title, text, terms }) => ({
      ...{ href: id, kind, title, text },
      words: new Set(terms),
    }));
  };
}
