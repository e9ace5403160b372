import type { SearchWords } from '#words/search/search.ts';

/** What the page passes to its script. */
export interface SearchSetup {
  /** The address of the index. */
  index: string;
  words: Omit<SearchWords, 'all' | 'title' | 'lede' | 'field' | 'hint' | 'submit'>;
}

/** The address of a language's index, next to its page. */
export const indexPath = (searchPath: string) => `${searchPath}index.json`;
