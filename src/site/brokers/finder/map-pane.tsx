import { useEffect, useRef, useState } from 'react';
import type { Broker, BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { whenNear } from '#site/browser/lazy-loading/when-near.ts';
import { useLoaded } from '#site/browser/use-loaded.ts';
import { Button } from '#site/components/button/button.tsx';
import { boundsAround } from '../calls/bounds-around.ts';
import type { BrokersMap } from '../map/mount-map.ts';
import type { FinderSetup } from './finder-setup.ts';
import type { Found } from './finder-state.ts';

export interface MapPaneProps {
  setup: FinderSetup;
  types: readonly BrokerType[];
  found: Found | undefined;
  chosen: Broker | undefined;
  onChoose: (id: string) => void;
  /** On a phone it shows when it is asked for; beside the list it always does. */
  isShown: boolean;
}

const load = async () => {
  const [{ mountMap }, calls] = await Promise.all([
    import('../map/mount-map.ts'),
    import('../calls/map-calls.ts'),
  ]);
  return { mountMap, ...calls, tiles: await calls.askTiles() };
};

/** The map beside the list: an addition, loaded once one sees its place. */
export function MapPane({ setup, types, found, chosen, onChoose, isShown }: MapPaneProps) {
  const words = setup.words.map;
  const pane = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [map, setMap] = useState<BrokersMap>();
  const { part, hasFailed, loadAgain } = useLoaded(isNear, load);
  // What the map asks and tells is that of now, however long ago it was mounted.
  const now = useRef({ types, onChoose });
  useEffect(() => {
    now.current = { types, onChoose };
  });

  useEffect(() => {
    if (pane.current) whenNear([pane.current], () => setNear(true));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is here; its words stay what they are
  useEffect(() => {
    if (!part || !place.current) return;
    const mounted = part.mountMap(place.current, {
      words: setup.mapWords,
      zoom: FINDER.zoom.finder,
      tiles: part.tiles,
      askView: async (question, signal) =>
        now.current.types.length === 0
          ? { clusters: [], brokers: [] }
          : part.askView(question, now.current.types, signal),
      askPlaces: (question, signal) => part.askPlaces(question, setup.locale, signal),
      onChoose: (id) => now.current.onChoose(id),
    });
    setMap(mounted);
    return () => {
      setMap(undefined);
      mounted.destroy();
    };
  }, [part]);

  const asked = types.join();
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    map?.refresh();
  }, [map, asked]);
  // One that becomes visible has to know how large it is before it can show a place.
  useEffect(() => {
    if (isShown) map?.resize();
  }, [map, isShown]);
  const wasFound = useRef(false);
  useEffect(() => {
    if (!map) return;
    if (found) showFound(map, found);
    else if (wasFound.current) map.reset();
    wasFound.current = found !== undefined;
  }, [map, found]);
  // Whom the filters leave out does not stand on what they leave in.
  const marked = chosen && types.includes(chosen.type) ? chosen : undefined;
  useEffect(() => map?.choose(marked), [map, marked]);

  return (
    <div className="finder__map" ref={pane}>
      <div className="finder__canvas" ref={place} />
      {!part && (
        <div className="finder__no-map">
          <p role="status">{hasFailed ? words.failed : isNear && words.loading}</p>
          {hasFailed && (
            <Button variant="plain" onClick={loadAgain}>
              {words.again}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** The place with those who were found around it; the place alone where nobody was. */
function showFound(map: BrokersMap, { place, brokers }: Found): void {
  if (brokers.length === 0) map.show(place);
  // In one movement: while the map zooms, it takes no other.
  else map.fit(place, boundsAround([place, ...brokers]));
}
