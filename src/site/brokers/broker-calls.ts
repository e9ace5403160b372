import type { Broker, BrokerType } from '#domain/brokers/broker.ts';
import type {
  FoundBrokers,
  PlaceAnswer,
  SearchedBy,
  SuggestedPlace,
} from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import type { Coordinates } from '#domain/places/places.ts';
import {
  isBroker,
  isCoordinates,
  isFoundBrokers,
  isPlaceAnswer,
  isSuggestions,
} from './read-brokers.ts';

/** Where the server's calls are. */
export const API = '/api/v1';

/** An answer that takes longer than this does not come, in milliseconds. */
const WAITS = 15_000;

/** None of these rejects: a call that fails, is refused or is broken off answers undefined. */
export async function ask<T>(
  path: string,
  isAnswer: (value: unknown) => value is T,
  signal?: AbortSignal | undefined,
): Promise<T | undefined> {
  const answer = await fetchAnswer(path, signal);
  return answer?.ok && isAnswer(answer.value) ? answer.value : undefined;
}

async function fetchAnswer(path: string, signal: AbortSignal | undefined) {
  if (signal?.aborted) return undefined;
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const timer = setTimeout(stop, WAITS);
  signal?.addEventListener('abort', stop);
  try {
    const answer = await fetch(path, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: waiting.signal,
    });
    const { ok, status } = answer;
    return { ok, status, value: ok ? ((await answer.json()) as unknown) : undefined };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

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
export async function askBroker(id: string): Promise<Broker | false | undefined> {
  const answer = await fetchAnswer(`${API}/brokers/${encodeURIComponent(id)}`, undefined);
  if (answer?.status === 404) return false;
  return answer?.ok && isBroker(answer.value) ? answer.value : undefined;
}
