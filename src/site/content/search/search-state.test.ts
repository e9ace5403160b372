import { describe, expect, it } from 'vitest';
import { SEARCH_WORDS } from '#words/search/search.ts';
import type { SearchHit } from './search-index.ts';
import {
  changeSearch,
  describeSearch,
  groupHits,
  NOTHING_ASKED,
  type SearchAction,
  type SearchState,
} from './search-state.ts';

const words = SEARCH_WORDS.en;
const call = (typed: string): SearchAction => ({ kind: 'ask', typed });
const answer = (typed: string, count: number | undefined): SearchAction => ({
  kind: 'answer',
  typed,
  hits:
    count === undefined
      ? undefined
      : Array.from({ length: count }, (_, n) => ({ href: `/${n}/` }) as SearchHit),
});
const searchAfter = (...actions: SearchAction[]): SearchState =>
  actions.reduce(changeSearch, NOTHING_ASKED);

describe('a search', () => {
  it('for nothing says nothing', () => {
    expect(searchAfter(call(''))).toEqual(NOTHING_ASKED);
    expect(describeSearch(NOTHING_ASKED, words)).toBe('');
  });

  it('says that it is under way', () => {
    expect(describeSearch(searchAfter(call('rate')), words)).toBe(words.loading);
  });

  it.each([
    [0, words.none.title],
    [1, words.one],
    [2, words.several],
    [60, words.several],
  ])('that finds %i says so', (count, sentence) => {
    const state = searchAfter(call('$&'), answer('$&', count));
    expect(state.outcome).toMatchObject({ kind: 'found', total: count });
    expect(describeSearch(state, words)).toBe(
      sentence.replace('{n}', String(count)).replace('{query}', () => '$&'),
    );
  });

  it('groups what it found by kind, in the order of each kind’s best', () => {
    const hits = (['term', 'news', 'term', 'loan', 'news'] as const).map(
      (kind, n) => ({ kind, href: `/${n}/` }) as SearchHit,
    );
    const groups = groupHits(hits);
    expect(groups.map(({ kind, first }) => [kind, first.map(({ href }) => href)])).toEqual([
      ['term', ['/0/', '/2/']],
      ['news', ['/1/', '/4/']],
      ['loan', ['/3/']],
    ]);
  });

  it.each([
    [3, 3, 0],
    [4, 4, 0],
    [5, 3, 2],
    [60, 3, 57],
  ])('of %i of a kind shows %i at first, and %i on demand', (found, shown, hidden) => {
    const hits = Array.from({ length: found }, () => ({ kind: 'news' }) as SearchHit);
    const [group] = groupHits(hits);
    expect([group?.first.length, group?.others.length]).toEqual([shown, hidden]);
  });

  it('that fails says so, and may be asked again', () => {
    const failed = searchAfter(call('rate'), answer('rate', undefined));
    expect(describeSearch(failed, words)).toBe(words.failed.title);
    expect(changeSearch(failed, call('rate')).outcome.kind).toBe('searching');
  });

  it('that another has overtaken says nothing', () => {
    const state = searchAfter(call('rate'), call('loan'));
    expect(changeSearch(state, answer('rate', 3))).toBe(state);
    expect(changeSearch(state, answer('rate', undefined))).toBe(state);
  });

  it('that was taken back says nothing', () => {
    const state = searchAfter(call('rate'), call(''));
    expect(changeSearch(state, answer('rate', 3))).toBe(state);
  });
});
