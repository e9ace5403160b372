import type { Map as LeafletMap } from 'leaflet';
import type { MapBounds, MapQuestion } from '#domain/brokers/finder.ts';
import { fetchLatest } from './fetch-latest.ts';

export type WindowQuestion = Omit<MapQuestion, 'types'>;

/** The whole zoom that is asked for: the country fitted into a small frame lies between two. */
export const wholeZoom = (map: LeafletMap): number => Math.round(map.getZoom());

/** The margin asked for on each side, as a share of the window, so that a small move needs no call. */
const AROUND = 0.25;

interface Follower<Answer> {
  ask(question: WindowQuestion, signal: AbortSignal): Promise<Answer>;
  take(answer: Answer, zoom: number): void;
  fail(): void;
}

/** Asks for the map's contents whenever it comes to rest outside the area last asked for. */
export function followWindow<Answer>(
  map: LeafletMap,
  { ask, take, fail }: Follower<Answer>,
): { refresh(): void; stop(): void } {
  let requested: WindowQuestion | undefined;
  const latest = fetchLatest(
    ask,
    (answer: Answer, { zoom }) => take(answer, zoom),
    () => {
      // The next move asks again, and so does the button.
      requested = undefined;
      fail();
    },
  );
  const follow = () => {
    const { x, y } = map.getSize();
    if (x === 0 || y === 0) return;
    const zoom = wholeZoom(map);
    if (requested?.zoom === zoom && isWithin(boundsOf(map, 0), requested)) return;
    requested = { ...boundsOf(map, AROUND), zoom };
    latest.ask(requested);
  };
  map.on('moveend', follow);
  return {
    refresh() {
      requested = undefined;
      follow();
    },
    stop() {
      map.off('moveend', follow);
      latest.stop();
    },
  };
}

function boundsOf(map: LeafletMap, around: number): MapBounds {
  const bounds = map.getBounds().pad(around);
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}

function isWithin(inner: MapBounds, outer: MapBounds): boolean {
  return (
    inner.south >= outer.south &&
    inner.west >= outer.west &&
    inner.north <= outer.north &&
    inner.east <= outer.east
  );
}
