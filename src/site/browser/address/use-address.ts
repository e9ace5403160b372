import { useEffect } from 'react';
import { carryQuery } from './carry-query.ts';

/** How long the input must stay unchanged before the address is updated, in milliseconds. */
const SETTLE_TIME = 300;

/**
 * Updates the page's address with the input (not while it is invalid), so that a reload, Back and the
 * same page in another language restore it. `queryOf` gets the current query and returns the next;
 * undefined if the address already opens the page in this state.
 */
export function useAddress<Entered>(
  entered: Entered | undefined,
  queryOf: (search: string, entered: Entered) => string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the input updates the address
  useEffect(() => {
    if (location.search !== '') carryQuery();
    if (entered === undefined) return;
    const timer = setTimeout(() => {
      const query = queryOf(location.search, entered);
      if (query === undefined) return;
      history.replaceState(history.state, '', query + location.hash);
      carryQuery();
    }, SETTLE_TIME);
    return () => clearTimeout(timer);
  }, [entered]);
}
