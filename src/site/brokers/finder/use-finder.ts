import { useReducer, useRef } from 'react';
import type { BrokerType } from '#domain/brokers/broker.ts';
import { classifyTyped } from '#domain/brokers/classify-typed.ts';
import type { SuggestedPlace } from '#domain/brokers/finder.ts';
import { readSearchQuery, writeSearchQuery } from '#domain/brokers/search-query.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { carryQuery } from '#site/browser/address/carry-query.ts';
import { useOnMount } from '#site/browser/hydration.ts';
import { useStop } from '#site/browser/islands/use-stop.ts';
import { findBrokers, type Where } from './find-brokers.ts';
import { changeFinder, OPENS_WITH, shownPlace } from './finder-state.ts';

/** Whether a search adds a history entry, or replaces the current one. */
type History = 'push' | 'replace' | 'leave';

/** Marks a history entry without a search to restore: of an emptied field, or of a position. */
const EMPTIED = { isEmptied: true };

/** The state of the finder, its searches, and the page's address, which is kept up to date. */
export function useFinder(locale: Locale) {
  const [state, change] = useReducer(changeFinder, OPENS_WITH);
  const stop = useStop();
  const asking = useRef<AbortController>(undefined);
  const number = useRef(0);
  /** The query that the finder has read or written. */
  const ownQuery = useRef<string>(undefined);
  const last = useRef<{ where: Where; types: readonly BrokerType[] }>(undefined);

  const writeAddress = (typed: string, types: readonly BrokerType[], how: History) => {
    if (how === 'leave') return;
    const query = writeSearchQuery(location.search, { typed: typed.trim(), types });
    if (query === location.search) return;
    const address = location.pathname + query + location.hash;
    // Back returns to the previous search, skipping the empty page in between.
    const isBetween = history.state?.isEmptied === true;
    if (how === 'push' && isBetween) history.replaceState(null, '', address);
    else if (how === 'push') history.pushState(typed === '' ? EMPTIED : null, '', address);
    else history.replaceState(history.state, '', address);
    ownQuery.current = query;
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
    const take = (outcome: Awaited<ReturnType<typeof findBrokers>>) => {
      if (now.signal.aborted) return;
      // Without a position, the previous search stays.
      if (outcome.kind === 'nowhere') last.current = earlier;
      if (outcome.kind === 'found' && where.kind === 'position') writeAddress('', types, 'push');
      change({
        kind: 'outcome',
        number: ours,
        outcome,
        ...(replaces !== undefined && { replaces }),
      });
    };
    findBrokers(where, types, locale, now.signal).then(take).catch(stop);
  };

  const clear = (types: readonly BrokerType[], how: History) => {
    asking.current?.abort();
    last.current = undefined;
    change({ kind: 'clear' });
    number.current += 1;
    writeAddress('', types, how);
  };

  const searchTyped = (
    typed: string,
    types: readonly BrokerType[],
    how: History,
    picked?: SuggestedPlace,
  ) => {
    const checked = classifyTyped(typed);
    if (checked.kind === 'empty') return clear(types, how);
    if (checked.kind === 'short')
      return change({ kind: 'refuse', fault: { kind: 'tooShort', text: typed.trim() } });
    // The filters show that one is missing.
    if (types.length === 0) return change({ kind: 'wait' });
    writeAddress(typed, types, how);
    const where: Where = picked
      ? { kind: 'known', place: { ...picked, by: 'address' } }
      : { kind: 'typed', text: typed.trim() };
    search(where, types);
  };

  /** Applies the query of the page's address. */
  const applyAddress = () => {
    // A link to an anchor of the page also fires popstate, and starts no search.
    if (location.search === ownQuery.current) return;
    ownQuery.current = location.search;
    const { typed, types } = readSearchQuery(location.search);
    change({ kind: 'open', typed, types });
    searchTyped(typed, types, 'leave');
    if (location.search !== '') carryQuery();
  };

  useOnMount(() => {
    applyAddress();
    addEventListener('popstate', applyAddress);
    return () => {
      ownQuery.current = undefined;
      removeEventListener('popstate', applyAddress);
      asking.current?.abort();
    };
  });

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
    submit: () => {
      searchTyped(state.typed, state.types, 'push', state.picked);
      if (state.typed.trim() === '')
        change({ kind: 'refuse', fault: { kind: 'tooShort', text: '' } });
    },
    searchHere: () => {
      if (state.types.length > 0) search({ kind: 'position' }, state.types);
    },
    searchAgain: () => {
      if (last.current) search(last.current.where, last.current.types);
    },
    /** The results follow the filters at once. */
    tick: (type: BrokerType, isTicked: boolean) => {
      const after = changeFinder(state, { kind: 'tick', type, isTicked });
      change({ kind: 'tick', type, isTicked });
      if (after.types.length === 0) return;
      if (after.isWaiting) return searchTyped(state.typed, after.types, 'push', state.picked);
      const place = shownPlace(after);
      const where: Where | undefined = place ? { kind: 'known', place } : last.current?.where;
      if (!where) return;
      search(where, after.types);
      writeAddress(readSearchQuery(location.search).typed, after.types, 'replace');
    },
    showAll: () => change({ kind: 'showAll' }),
  };
}
