import { useEffect } from 'react';
import { carryQuery } from './carry-query.ts';

/** How long what is entered has to stand as it is before the address follows, in milliseconds. */
const STANDS_FOR = 300;

/**
 * The page's own address follows what is entered (nothing while it makes no sense), so that a reload, Back
 * and the same page in another language find it. `queryOf`: the address's next query, given the one it has;
 * nothing where it opens the page as it stands.
 */
export function useAddress<Entered>(
  entered: Entered | undefined,
  queryOf: (search: string, entered: Entered) => string | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows what is entered alone
  useEffect(() => {
    if (location.search !== '') carryQuery();
    if (entered === undefined) return;
    const timer = setTimeout(() => {
      const query = queryOf(location.search, entered);
      if (query === undefined) return;
      history.replaceState(history.state, '', query + location.hash);
      carryQuery();
    }, STANDS_FOR);
    return () => clearTimeout(timer);
  }, [entered]);
}
