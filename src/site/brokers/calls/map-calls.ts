import type { BrokerType } from '#domain/brokers/broker.ts';
import type { MapQuestion, MapTiles, MapView, NamedPlace } from '#domain/brokers/finder.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { API, ask } from './ask.ts';

/** The map's own calls, loaded with it. Its answers are drawn as they come: what is not drawn is not read. */

type Window = Omit<MapQuestion, 'types'>;

/** Decimals of a degree that a window is told in: a metre. */
const DECIMALS = 5;

const queryOf = ({ zoom, south, west, north, east }: Window, more: Record<string, string>) =>
  new URLSearchParams({
    ...Object.fromEntries(
      Object.entries({ south, west, north, east }).map(([side, degrees]) => [
        side,
        String(Number(degrees.toFixed(DECIMALS))),
      ]),
    ),
    zoom: String(zoom),
    ...more,
  });

const isView = (value: unknown): value is MapView =>
  typeof value === 'object' &&
  value !== null &&
  'clusters' in value &&
  'brokers' in value &&
  Array.isArray(value.clusters) &&
  Array.isArray(value.brokers);

const isNames = (value: unknown): value is readonly NamedPlace[] => Array.isArray(value);

const isTiles = (value: unknown): value is MapTiles =>
  value === false || (typeof value === 'object' && value !== null && 'url' in value);

/** Rejects where nothing came of it: the map says so, and asks again. */
async function need<T>(path: string, is: (value: unknown) => value is T, signal: AbortSignal) {
  const answer = await ask(path, is, signal);
  if (answer === undefined) throw new Error(path);
  return answer;
}

/** What the map shows in a window. */
export function askView(window: Window, types: readonly BrokerType[], signal: AbortSignal) {
  return need(`${API}/brokers/map?${queryOf(window, { types: types.join(',') })}`, isView, signal);
}

/** The names that are written in it. */
export function askPlaces(window: Window, lang: Locale, signal: AbortSignal) {
  return need(`${API}/map/places?${queryOf(window, { lang })}`, isNames, signal);
}

/** What lies under the marks; drawn land where that cannot be told. */
export async function askTiles(): Promise<MapTiles> {
  return (await ask(`${API}/map/tiles`, isTiles)) ?? false;
}
