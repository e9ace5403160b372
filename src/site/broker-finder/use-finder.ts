import { useEffect, useReducer, useRef } from 'react';
import type { BrokerType } from '#domain/brokers/broker.ts';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { carryQuery } from '../header/carry-query.ts';
import { findBrokers, type Where } from './find-brokers.ts';
import { changeFinder, OPENS_WITH } from './finder-state.ts';
import { judgeTyped } from './judge-typed.ts';
import { readSearchQuery, writeSearchQuery } from './search-query.ts';

/** Whether a search is a new entry of the browser's history, or takes the place of the one before. */
type History = 'push' | 'replace' | 'leave';

/** The finder's state, its searches, and the page's address, which follows them. */
export function useFinder(locale: Locale) {
  const [state, change] = useReducer(changeFinder, OPENS_WITH);
  const asking = useRef<AbortController>(undefined);
  const number = useRef(0);
  const last = useRef<{ where: Where; types: readonly BrokerType[] }>(undefined);

  const follow = (typed: string, types: readonly BrokerType[], how: History) => {
    if (how === 'leave') return;
    const query = writeSearchQuery(location.search, { typed: typed.trim(), types });
    if (query === location.search) return;
    const address = location.pathname + query + location.hash;
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
    carryQuery();
  };

  const search = (where: Where, types: readonly BrokerType[]) => {
    asking.current?.abort();
    const now = new AbortController();
    asking.current = now;
    last.current = { where, types };
    number.current += 1;
    const ours = number.current;
    change({ kind: 'search', number: ours, isPosition: where.kind === 'position' });
    void findBrokers(where, types, locale, now.signal).then((outcome) => {
      if (!now.signal.aborted) change({ kind: 'outcome', number: ours, outcome });
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
    if (types.length === 0) return;
    follow(typed, types, how);
    search(picked ? { kind: 'suggestion', place: picked } : judged, types);
  };

  /** Takes up what the page's address asks. */
  const takeUp = () => {
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
      removeEventListener('popstate', takeUp);
      asking.current?.abort();
    };
  }, []);

  return {
    state,
    type: (text: string) => {
      if (text === '') clear(state.types, 'replace');
      else change({ kind: 'type', text });
    },
    pick: (place: SuggestedPlace) => {
      change({ kind: 'pick', place });
      searchTyped(place.label, state.types, 'push', place);
    },
    submit: () => searchTyped(state.typed, state.types, 'push', state.picked),
    searchHere: () => {
      if (state.types.length === 0) return;
      follow('', state.types, 'push');
      search({ kind: 'position' }, state.types);
    },
    searchAgain: () => {
      if (last.current) search(last.current.where, last.current.types);
    },
    /** What is shown follows the filters at once. */
    tick: (type: BrokerType, isTicked: boolean) => {
      const after = changeFinder(state, { kind: 'tick', type, isTicked });
      change({ kind: 'tick', type, isTicked });
      if (after.types.length === 0) return;
      if (after.found) search({ kind: 'known', place: after.found.place }, after.types);
      else if (last.current) search(last.current.where, after.types);
      if (after.found || last.current)
        follow(readSearchQuery(location.search).typed, after.types, 'replace');
    },
    showAll: () => change({ kind: 'showAll' }),
  };
}
