import { type RefObject, useEffect, useRef, useState } from 'react';
import type { BrokerType } from '#domain/brokers/broker.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { useLoaded } from '#site/browser/use-loaded.ts';
import type { MapWords } from '#words/map/map.ts';
import type { BrokersMap } from './mount-map.ts';

export interface MapUse {
  readonly locale: Locale;
  readonly words: MapWords;
  /** The maximum zoom of automatic movements. */
  readonly zoom: number;
  /** The types to show, read at each call. */
  readonly types: () => readonly BrokerType[];
  /** A marker was pressed: its broker, and the other rows of the same office. */
  readonly onChoose: (id: string, others: readonly string[]) => void;
}

const load = async () => {
  const [{ mountMap }, calls] = await Promise.all([
    import('./mount-map.ts'),
    import('../calls/map-calls.ts'),
  ]);
  return { mountMap, ...calls, tiles: await calls.fetchTiles() };
};

/** Loads the map of brokers when it is wanted, and mounts it while its element exists. */
export function useBrokersMap(
  isWanted: boolean,
  place: RefObject<HTMLElement | null>,
  use: MapUse,
): { map: BrokersMap | undefined; isLoaded: boolean; hasFailed: boolean; loadAgain: () => void } {
  const [map, setMap] = useState<BrokersMap>();
  const { part, hasFailed, loadAgain } = useLoaded(isWanted, load);
  // Callbacks always use the latest props, however long ago the map was mounted.
  const now = useRef(use);
  useEffect(() => {
    now.current = use;
  });
  useEffect(() => {
    if (!part || !place.current) return;
    const { words, zoom, locale } = now.current;
    const mounted = part.mountMap(place.current, {
      words,
      zoom,
      tiles: part.tiles,
      fetchView: async (question, signal) => {
        const types = now.current.types();
        return types.length === 0
          ? { clusters: [], brokers: [] }
          : part.fetchView(question, types, signal);
      },
      fetchPlaces: (question, signal) => part.fetchPlaces(question, locale, signal),
      onChoose: (id, others) => now.current.onChoose(id, others),
    });
    setMap(mounted);
    return () => {
      setMap(undefined);
      mounted.destroy();
    };
  }, [part, place]);
  return { map, isLoaded: part !== undefined, hasFailed, loadAgain };
}
