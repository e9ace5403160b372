import type { Broker, BrokerType } from '#domain/brokers/broker.ts';
import type {
  FoundBrokers,
  PlaceAnswer,
  SearchedBy,
  SuggestedPlace,
} from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { API, ask, askOfBroker } from './ask.ts';
import {
  isBroker,
  isCoordinates,
  isFoundBrokers,
  isPlaceAnswer,
  isSuggestions,
} from './read-brokers.ts';

/** Where a postcode is, or false where there is no such code. */
export function askCoordinates(
  zip: string,
  signal?: AbortSignal | undefined,
  /** The call's address, with `{zip}` in it. */
  url = `${API}/coordinates/{zip}`,
): Promise<Coordinates | false | undefined> {
  return ask(
    url.replace('{zip}', encodeURIComponent(zip)),
    (value): value is Coordinates | false => value === false || isCoordinates(value),
    signal,
  );
}

/** Places in Belgium that what is typed may mean, the likeliest first. */
export function askPlacesLike(
  typed: string,
  locale: Locale,
  signal?: AbortSignal | undefined,
): Promise<readonly SuggestedPlace[] | undefined> {
  return ask(
    `${API}/geocode?${new URLSearchParams({ q: typed, lang: locale })}`,
    isSuggestions,
    signal,
  );
}

/** The place in Belgium that was typed, or what to ask where none is certain. */
export function askForPlace(
  typed: string,
  locale: Locale,
  signal?: AbortSignal | undefined,
): Promise<PlaceAnswer | undefined> {
  return ask(
    `${API}/geocode/search?${new URLSearchParams({ q: typed, lang: locale })}`,
    isPlaceAnswer,
    signal,
  );
}

/** Who is near a place, nearest first. */
export function askBrokersNear(
  { lat, lng }: Coordinates,
  by: SearchedBy,
  types: readonly BrokerType[],
  signal?: AbortSignal | undefined,
): Promise<FoundBrokers | undefined> {
  const query = new URLSearchParams({
    lat: String(lat),
    lng: String(lng),
    by,
    types: types.join(','),
  });
  return ask(`${API}/brokers?${query}`, isFoundBrokers, signal);
}

/** One broker, or false where there is none of this id any more. */
export function askBroker(id: string): Promise<Broker | false | undefined> {
  return askOfBroker(id, isBroker);
}
