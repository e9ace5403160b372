import { useEffect } from 'react';
import { carryQuery } from '../header/carry-query.ts';
import { followedQuery } from './configurator-query.ts';
import type { ConfiguratorOffer, ConfiguratorState } from './configurator-state.ts';
import { useStoodFor } from './use-stood-for.ts';

/** How long a question has to stand as it is before the address follows, in milliseconds. */
const STANDS_FOR = 300;

/**
 * The page's own address follows what is settled (`state`; nothing while it is not), so that a reload, Back and
 * the same page in another language find it.
 */
export function useFollowedAddress(
  offer: ConfiguratorOffer,
  state: ConfiguratorState | undefined,
): void {
  const stood = useStoodFor(state, STANDS_FOR);
  useEffect(() => {
    const query = stood && followedQuery(location.search, offer, stood);
    if (query !== undefined) history.replaceState(history.state, '', query + location.hash);
    if (location.search !== '') carryQuery();
  }, [offer, stood]);
}
