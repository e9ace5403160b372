import { type MutableRefObject, useEffect, useRef } from 'react';
import type { Broker, BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { Boundary } from '#site/browser/islands/boundary.ts';
import { Button } from '#site/components/button/button.tsx';
import type { BrokersMap } from '../map/mount-map.ts';
import { showSearchResults } from '../map/show-search-results.ts';
import { useBrokersMap } from '../map/use-brokers-map.ts';
import type { LocatorSetup } from './locator-setup.ts';
import type { Located } from './locator-state.ts';

export interface LocatorMapProps {
  setup: LocatorSetup;
  located: Located | undefined;
  open: Broker | undefined;
  types: () => readonly BrokerType[];
  onChoose: (id: string) => void;
  /** Set to the map once it is loaded, for its methods. */
  map: MutableRefObject<BrokersMap | undefined>;
}

/** The map next to the list: optional, the search works without it, and without what it throws. */
export function LocatorMap(props: LocatorMapProps) {
  const { words } = props.setup;
  return (
    <Boundary
      fallback={(again) => (
        <div className="locator__map">
          <NoMap words={words.map} onAgain={again} />
        </div>
      )}
    >
      <GuardedLocatorMap {...props} />
    </Boundary>
  );
}

function NoMap({ words, onAgain }: { words: LocatorSetup['words']['map']; onAgain: () => void }) {
  return (
    <div className="locator__no-map">
      <p role="status">{words.failed}</p>
      <Button variant="plain" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}

function GuardedLocatorMap({
  setup,
  located,
  open,
  types,
  onChoose,
  map: holder,
}: LocatorMapProps) {
  const { locale, words, mapWords } = setup;
  const place = useRef<HTMLDivElement>(null);
  const { map, isLoaded, hasFailed, loadAgain } = useBrokersMap(true, place, {
    locale,
    words: mapWords,
    zoom: FINDER.zoom.locator,
    types,
    onChoose,
  });
  useEffect(() => {
    holder.current = map;
    return () => {
      holder.current = undefined;
    };
  }, [map, holder]);
  useEffect(() => map?.choose(open), [map, open]);
  useEffect(() => {
    if (map && located) showSearchResults(map, located.at, located.brokers);
  }, [map, located]);
  return (
    <div className="locator__map" ref={place}>
      {hasFailed && !isLoaded && <NoMap words={words.map} onAgain={loadAgain} />}
    </div>
  );
}
