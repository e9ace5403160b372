import type { EntryKind, SearchHit } from './search-index.ts';
import type { SearchSetup } from './search-setup.ts';

/** How many of a kind are shown at first. */
const FIRST = 3;

/** What was found of a kind, best first: what is shown at once, and what is shown when it is asked for. */
export interface HitGroup {
  readonly kind: EntryKind;
  readonly first: readonly SearchHit[];
  readonly others: readonly SearchHit[];
}

export interface SearchState {
  /** What is asked for now: an answer to anything else comes too late. */
  readonly asked: string;
  readonly outcome:
    | { readonly kind: 'nothing' | 'searching' | 'failed' }
    | { readonly kind: 'found'; readonly total: number; readonly groups: readonly HitGroup[] };
}

export type SearchAction =
  | { readonly kind: 'ask'; readonly typed: string }
  /** Without hits the index did not come. */
  | {
      readonly kind: 'answer';
      readonly typed: string;
      readonly hits: readonly SearchHit[] | undefined;
    };

export const NOTHING_ASKED: SearchState = { asked: '', outcome: { kind: 'nothing' } };

/** The latest search wins; returns the same state where an answer comes too late. */
export function changeSearch(before: SearchState, action: SearchAction): SearchState {
  const { typed } = action;
  if (action.kind === 'ask')
    return { asked: typed, outcome: { kind: typed === '' ? 'nothing' : 'searching' } };
  const { hits } = action;
  if (before.asked !== typed || before.outcome.kind !== 'searching') return before;
  if (hits === undefined) return { asked: typed, outcome: { kind: 'failed' } };
  return {
    asked: typed,
    outcome: { kind: 'found', total: hits.length, groups: groupHits(hits) },
  };
}

/** The hits by kind; the kind of the best hit first, and so on. */
export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const kinds = new Set(hits.map(({ kind }) => kind));
  return [...kinds].map((kind) => {
    const ofKind = hits.filter((hit) => hit.kind === kind);
    // A button for one more would take as much room as what it hides.
    const shown = ofKind.length <= FIRST + 1 ? ofKind.length : FIRST;
    return { kind, first: ofKind.slice(0, shown), others: ofKind.slice(shown) };
  });
}

/** What is said of the search: that it is under way, how many were found, that it failed. */
export function describeSearch(
  { asked, outcome }: SearchState,
  words: SearchSetup['words'],
): string {
  switch (outcome.kind) {
    case 'nothing':
      return '';
    case 'searching':
      return words.loading;
    case 'failed':
      return words.failed.title;
    case 'found':
      return sentenceFor(outcome.total, words)
        .replace('{n}', String(outcome.total))
        .replace('{query}', () => asked);
  }
}

function sentenceFor(total: number, words: SearchSetup['words']): string {
  if (total === 0) return words.none.title;
  if (total === 1) return words.one;
  return words.several;
}
