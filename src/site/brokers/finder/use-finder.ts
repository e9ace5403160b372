import { useEffect, useReducer, useRef } from 'react';
import type { BrokerType } from '#domain/brokers/broker.ts';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import { judgeTyped } from '#domain/brokers/judge-typed.ts';
import { readSearchQuery, writeSearchQuery } from '#domain/brokers/search-query.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { carryQuery } from '#site/browser/address/carry-query.ts';
import { findBrokers, type Where } from './find-brokers.ts';
import { changeFinder, OPENS_WITH, placeInSight } from './finder-state.ts';

/** Whether a search is a new entry of the browser's history, or takes the place of the one before. */
type History = 'push' | 'replace' | 'leave';

/** Marks an entry of the history that holds no search to come back to: of an emptied field, or of a position. */
const EMPTIED = { isEmptied: true };

/** The finder's state, its searches, and the page's address, which follows them. */
export function useFinder(locale: Locale) {
  const [state, change] = useReducer(changeFinder, OPENS_WITH);
  const asking = useRef<AbortController>(undefined);
  const number = useRef(0);
  /** The query that the finder has taken up, or has written. */
  const followed = useRef<string>(undefined);
  const last = useRef<{ where: Where; types: readonly BrokerType[] }>(undefined);

  const follow = (typed: string, types: readonly BrokerType[], how: History) => {
    if (how === 'leave') return;
    const query = writeSearchQuery(location.search, { typed: typed.trim(), types });
    if (query === location.search) return;
    const address = location.pathname + query + location.hash;
    // Back leads to the search before: not to the empty page in between.
    const isBetween = history.state?.isEmptied === true;
    if (how === 'push' && isBetween) history.replaceState(null, '', address);
    else if (how === 'push') history.pushState(typed === '' ? EMPTIED : null, '', address);
    else history.replaceState(history.state, '', address);
    followed.current = query;
    carryQuery();
  };

  const search = (where: Where, types: readonly BrokerType[]) => {
    asking.current?.abort();
    const now = new AbortController();
    asking.current = now;
    const earlier = last.current;
    last.current = { where, types };
    number.current += 1;
    const ours = number.current;
    change({ kind: 'search', number: ours });
    const replaces = where.kind === 'position' ? state.typed : undefined;
    void findBrokers(where, types, locale, now.signal).then((outcome) => {
      if (now.signal.aborted) return;
      // Without a position, the search before it stands.
      if (outcome.kind === 'nowhere') last.current = earlier;
      if (outcome.kind === 'found' && where.kind === 'position') follow('', types, 'push');
      change({
        kind: 'outcome',
        number: ours,
        outcome,
        ...(replaces !== undefined && { replaces }),
      });
    });
  };

  const clear = (types: readonly BrokerType[], how: History) => {
    asking.current?.abort();
    last.current = undefined;
    change({ kind: 'clear' });
    number.current += 1;
    follow('', types, how);
  };

  const searchTyped = (
    typed: string,
    types: readonly BrokerType[],
    how: History,
    picked?: SuggestedPlace,
  ) => {
    const judged = judgeTyped(typed);
    if (judged.kind === 'empty') return clear(types, how);
    if (judged.kind === 'short')
      return change({ kind: 'refuse', fault: { kind: 'short', text: typed.trim() } });
    // Which filter is missing is said beside them.
    if (types.length === 0) return change({ kind: 'wait' });
    follow(typed, types, how);
    search(picked ? { kind: 'suggestion', place: picked } : judged, types);
  };

  /** Takes up what the page's address asks. */
  const takeUp = () => {
    // A link to a part of the page comes back here too, and asks nothing.
    if (location.search === followed.current) return;
    followed.current = location.search;
    const { typed, types } = readSearchQuery(location.search);
    change({ kind: 'open', typed, types });
    searchTyped(typed, types, 'leave');
    if (location.search !== '') carryQuery();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on coming alive; and on Back
  useEffect(() => {
    // What was typed before the script had come is in the field, and not in the address.
    const field = document.querySelector<HTMLInputElement>('#broker-map [name="zip"]');
    const typed = field?.value ?? '';
    takeUp();
    if (typed !== '' && location.search === '') change({ kind: 'type', text: typed });
    addEventListener('popstate', takeUp);
    return () => {
      followed.current = undefined;
      removeEventListener('popstate', takeUp);
      asking.current?.abort();
    };
  }, []);

  return {
    state,
    type: (text: string) => {
      if (text === '') clear(state.types, 'push');
      else change({ kind: 'type', text });
    },
    pick: (place: SuggestedPlace) => {
      change({ kind: 'pick', place });
      searchTyped(place.label, state.types, 'push', place);
    },
    submit: () => searchTyped(state.typed, state.types, 'push', state.picked),
    searchHere: () => {
      if (state.types.length > 0) search({ kind: 'position' }, state.types);
    },
    searchAgain: () => {
      if (last.current) search(last.current.where, last.current.types);
    },
    /** What is shown follows the filters at once. */
    tick: (type: BrokerType, isTicked: boolean) => {
      const after = changeFinder(state, { kind: 'tick', type, isTicked });
      change({ kind: 'tick', type, isTicked });
      if (after.types.length === 0) return;
      if (after.isWaiting) return searchTyped(state.typed, after.types, 'push', state.picked);
      const place = placeInSight(after);
      const where: Where | undefined = place ? { kind: 'known', place } : last.current?.where;
      if (!where) return;
      search(where, after.types);
      follow(readSearchQuery(location.search).typed, after.types, 'replace');
    },
    showAll: () => change({ kind: 'showAll' }),
  };
}
