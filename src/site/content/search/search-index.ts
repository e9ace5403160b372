import MiniSearch, { type Options } from 'minisearch';
import { lookUpForm, wordsIn } from './search-words.ts';

/** The kinds of entries. */
export const ENTRY_KINDS = ['loan', 'page', 'question', 'term', 'news'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A search entry. */
export interface SearchEntry {
  /** Its address, with an anchor if it is a part of a page. */
  href: string;
  kind: EntryKind;
  title: string;
  /** Its other names. */
  also: string;
  /** Its text, a line for each paragraph. */
  text: string;
}

/** A result: an entry and its matching words, in normalised form. */
export interface SearchHit extends Pick<SearchEntry, 'href' | 'kind' | 'title' | 'text'> {
  words: ReadonlySet<string>;
}

/** A match in the title weighs more than one in the text. */
const WEIGHTS = { title: 5, also: 4 };

/** The minimum length of a word that matches as a prefix or with typos, in letters. */
const MIN_PREFIX_LENGTH = 3;
const MIN_FUZZY_LENGTH = 5;

/** One letter in five may be wrong, missing or superfluous. */
const TYPO_SHARE = 0.2;

function optionsOf(commonWords: string): Options<SearchEntry> {
  const tooCommon = new Set(commonWords.split(' '));
  return {
    idField: 'href',
    fields: ['title', 'also', 'text'],
    storeFields: ['kind', 'title', 'text'],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: (word) => {
      const form = lookUpForm(word);
      return tooCommon.has(form) ? null : form;
    },
  };
}

/** Serialises the index of a language, without its common words, for the page to load. */
export function writeIndex(entries: readonly SearchEntry[], commonWords: string): string {
  const index = new MiniSearch(optionsOf(commonWords));
  index.addAll(entries);
  return JSON.stringify(index);
}

/** Searches for what was typed, best match first. */
export type Search = (typed: string) => readonly SearchHit[];

/** Reads the result of `writeIndex`, which had the same common words. */
export function readIndex(written: string, commonWords: string): Search {
  const index = MiniSearch.loadJSON(written, optionsOf(commonWords));
  const lookUp = (typed: string, combineWith: 'AND' | 'OR') =>
    index.search(typed, {
      combineWith,
      boost: WEIGHTS,
      prefix: (term) => term.length >= MIN_PREFIX_LENGTH,
      fuzzy: (term) => (term.length >= MIN_FUZZY_LENGTH ? TYPO_SHARE : false),
    });
  return (typed) => {
    const all = lookUp(typed, 'AND');
    const found = all.length > 0 ? all : lookUp(typed, 'OR');
    return found.map(({ id, kind, title, text, terms }) => ({
      href: id,
      kind,
      title,
      text,
      words: new Set(terms),
    }));
  };
}
