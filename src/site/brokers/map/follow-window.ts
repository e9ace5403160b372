import type { Map as LeafletMap } from 'leaflet';
import type { MapBounds, MapQuestion } from '#domain/brokers/finder.ts';
import { askLatest } from './ask-latest.ts';

export type WindowQuestion = Omit<MapQuestion, 'types'>;

/** How much more is asked than is seen, on each side, as a part of the window: a small move needs no call. */
const AROUND = 0.25;

interface Follower<Answer> {
  ask(question: WindowQuestion, signal: AbortSignal): Promise<Answer>;
  take(answer: Answer, zoom: number): void;
  fail(): void;
}

/** Asks about what the map shows, whenever it has come to rest somewhere that was not asked about. */
export function followWindow<Answer>(
  map: LeafletMap,
  { ask, take, fail }: Follower<Answer>,
): { refresh(): void; stop(): void } {
  let asked: WindowQuestion | undefined;
  const latest = askLatest(
    ask,
    (answer: Answer, { zoom }) => take(answer, zoom),
    () => {
      // The next rest asks again, and so does the button.
      asked = undefined;
      fail();
    },
  );
  const follow = () => {
    const { x, y } = map.getSize();
    if (x === 0 || y === 0) return;
    const zoom = map.getZoom();
    if (asked?.zoom === zoom && isWithin(boundsOf(map, 0), asked)) return;
    asked = { ...boundsOf(map, AROUND), zoom };
    latest.ask(asked);
  };
  map.on('moveend', follow);
  return {
    refresh() {
      asked = undefined;
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
