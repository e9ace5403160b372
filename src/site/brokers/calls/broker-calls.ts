import type { findBrokers } from '#calls/brokers/find-brokers.ts';
import type { searchBrokers as searchCall } from '#calls/brokers/search-brokers.ts';
import type { suggestPlaces } from '#calls/brokers/suggest-places.ts';
import type { locatePostcode } from '#calls/lookups/locate-postcode.ts';
import type { BrokerType } from '#domain/brokers/broker.ts';
import type {
  BrokerSearchResult,
  FoundBrokers,
  SearchedBy,
  SuggestedPlace,
} from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { callApi } from '#site/browser/call-api.ts';

/** None of these rejects: a call that fails, is refused or aborted answers undefined. */

/** The position of a postcode; false if it does not exist. */
export async function fetchCoordinates(
  zip: string,
  signal?: AbortSignal | undefined,
  /** Replaces the call's own address; contains `{zip}`. */
  url?: string,
): Promise<Coordinates | false | undefined> {
  const reply = await callApi<typeof locatePostcode>(
    { method: 'GET', url: '/coordinates/:zip', params: { zip } },
    { signal, address: url?.replace('{zip}', encodeURIComponent(zip)) },
  );
  return reply.kind === 'ok' ? reply.body : undefined;
}

/** Places in Belgium that match the input, best first. */
export async function fetchSuggestions(
  q: string,
  lang: Locale,
  signal?: AbortSignal | undefined,
): Promise<readonly SuggestedPlace[] | undefined> {
  const reply = await callApi<typeof suggestPlaces>(
    { method: 'GET', url: '/geocode', query: { q, lang } },
    { signal },
  );
  return reply.kind === 'ok' ? reply.body : undefined;
}

/** The brokers around a postcode, a place or an address as it was typed, or why there is no place to search. */
export async function searchBrokers(
  q: string,
  types: readonly BrokerType[],
  lang: Locale,
  signal?: AbortSignal | undefined,
): Promise<BrokerSearchResult | undefined> {
  const reply = await callApi<typeof searchCall>(
    { method: 'GET', url: '/brokers/search', query: { q, lang, types: types.join(',') } },
    { signal },
  );
  return reply.kind === 'ok' ? reply.body : undefined;
}

/** The brokers near a place, nearest first. */
export async function fetchBrokersNear(
  { lat, lng }: Coordinates,
  by: SearchedBy,
  types: readonly BrokerType[],
  signal?: AbortSignal | undefined,
): Promise<FoundBrokers | undefined> {
  const query = { lat: String(lat), lng: String(lng), by, types: types.join(',') };
  const reply = await callApi<typeof findBrokers>(
    { method: 'GET', url: '/brokers', query },
    { signal },
  );
  return reply.kind === 'ok' ? reply.body : undefined;
}
