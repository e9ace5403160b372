import { useReducer, useRef } from 'react';
import type { BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { fetchBrokersNear } from '../calls/broker-calls.ts';
import { fetchBroker } from '../calls/fetch-broker.ts';
import { CLOSED, changeLocator, type LocatorOutcome } from './locator-state.ts';
import { type LocatePostcode, postcodePlaces } from './postcode-places.ts';

const DIGITS_OF_A_CODE = 4;

/** The locator's state with its calls: searches by postcode, and opening a broker. */
export function useLocator(zipUrl: string) {
  const [state, dispatch] = useReducer(changeLocator, CLOSED);
  const whereIs = useRef<LocatePostcode>(undefined);
  const underWay = useRef(new AbortController());

  const latest = useRef(0);

  const begin = () => {
    underWay.current.abort();
    underWay.current = new AbortController();
    latest.current += 1;
    return { number: latest.current, signal: underWay.current.signal };
  };

  return {
    state,
    dispatch,
    clear() {
      dispatch({ kind: 'clear', number: begin().number });
    },
    /** Calls `onUnknown` if the postcode does not exist. */
    async search(zip: string, type: BrokerType, onUnknown: () => void) {
      const { number, signal } = begin();
      dispatch({ kind: 'search', number, zip });
      whereIs.current ??= postcodePlaces(zipUrl);
      const outcome = await locate(whereIs.current, zip, type, signal);
      if (signal.aborted) return;
      dispatch({ kind: 'outcome', number, outcome });
      if (outcome.kind === 'unknown') onUnknown();
    },
    /** Opens a broker by id, as from a marker on the map. */
    async openById(id: string) {
      const broker = state.located?.brokers.find((known) => known.id === id);
      const answered = broker ?? (await fetchBroker(id));
      dispatch(answered ? { kind: 'open', broker: answered } : { kind: 'fail' });
    },
  };
}

async function locate(
  whereIs: LocatePostcode,
  zip: string,
  type: BrokerType,
  signal: AbortSignal,
): Promise<LocatorOutcome> {
  const at = zip.length === DIGITS_OF_A_CODE && (await whereIs(zip));
  if (at === false) return { kind: 'unknown' };
  const found = at && !signal.aborted && (await fetchBrokersNear(at, 'zip', [type], signal));
  if (!at || !found) return { kind: 'failed' };
  return { kind: 'found', at, brokers: found.brokers.slice(0, FINDER.cards) };
}
