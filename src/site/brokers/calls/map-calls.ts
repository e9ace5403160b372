import type { findTiles } from '#calls/brokers/find-tiles.ts';
import type { namePlaces } from '#calls/brokers/name-places.ts';
import type { viewMap } from '#calls/brokers/view-map.ts';
import type { Answered, Call } from '#calls/call.ts';
import type { BrokerType } from '#domain/brokers/broker.ts';
import type { MapQuestion, MapTiles, MapView, NamedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { callApi, type Reply } from '#site/browser/call-api.ts';

/** The calls of the map, loaded with it. */

type Window = Omit<MapQuestion, 'types'>;

/** Decimals of the degrees of a window: about a metre. */
const DECIMALS = 5;

const written = (degrees: number) => String(Number(degrees.toFixed(DECIMALS)));

const writeWindow = ({ zoom, south, west, north, east }: Window) => ({
  south: written(south),
  west: written(west),
  north: written(north),
  east: written(east),
  zoom: String(zoom),
});

/** Throws if the call fails: the map shows an error and retries. */
function bodyOf<C extends Call>(reply: Reply<C>): Answered<C, 200> {
  if (reply.kind === 'ok') return reply.body;
  throw new Error(`A call of the map: ${reply.kind}`);
}

/** The markers in a window. */
export async function fetchView(
  window: Window,
  types: readonly BrokerType[],
  signal: AbortSignal,
): Promise<MapView> {
  const query = { ...writeWindow(window), types: types.join(',') };
  return bodyOf(
    await callApi<typeof viewMap>({ method: 'GET', url: '/brokers/map', query }, { signal }),
  );
}

/** The place names in a window. */
export async function fetchPlaces(
  window: Window,
  lang: Locale,
  signal: AbortSignal,
): Promise<readonly NamedPlace[]> {
  const query = { ...writeWindow(window), lang };
  return bodyOf(
    await callApi<typeof namePlaces>({ method: 'GET', url: '/map/places', query }, { signal }),
  );
}

/** The map's background: tiles, or the built-in chart if the call fails. */
export async function fetchTiles(): Promise<MapTiles> {
  const reply = await callApi<typeof findTiles>({ method: 'GET', url: '/map/tiles' });
  return reply.kind === 'ok' && reply.body;
}
