import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Broker, BrokerType } from '#domain/brokers/broker.ts';
import { FINDER } from '#domain/brokers/finder.ts';
import { Boundary } from '#site/browser/islands/boundary.ts';
import { whenVisible } from '#site/browser/lazy-loading/when-visible.ts';
import { Button } from '#site/components/button/button.tsx';
import { showSearchResults } from '../map/show-search-results.ts';
import { useBrokersMap } from '../map/use-brokers-map.ts';
import type { FinderSetup } from './finder-setup.ts';
import type { Found } from './finder-state.ts';

/** The space above the card, in pixels. */
const CARD_MARGIN = 16;

export interface MapPaneProps {
  setup: FinderSetup;
  types: readonly BrokerType[];
  found: Found | undefined;
  /** The broker that is marked: picked on the map, or chosen. */
  chosen: Broker | undefined;
  /** A marker was pressed: the ids of its office, the one that is stored first. */
  onPick: (ids: readonly string[]) => void;
  /** The card of what was picked: over the map's top, on a phone below the map. */
  card: ReactNode;
  /** On a phone the map is shown on request; next to the list, always. */
  isShown: boolean;
}

/** The map next to the list: optional, loaded when it comes near the viewport. What it throws leaves the list. */
export function MapPane(props: MapPaneProps) {
  const { map } = props.setup.words;
  return (
    <Boundary
      fallback={(again) => (
        <div className="finder__map">
          <NoMap text={map.failed} words={map} onAgain={again} />
        </div>
      )}
    >
      <GuardedMapPane {...props} />
    </Boundary>
  );
}

/** Stands where the map will: that it is loading, or that it has failed and can be asked for again. */
function NoMap({
  text,
  words,
  onAgain,
}: {
  text: ReactNode;
  words: FinderSetup['words']['map'];
  onAgain: (() => void) | undefined;
}) {
  return (
    <div className="finder__no-map">
      <p role="status">{text}</p>
      {onAgain && (
        <Button variant="plain" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </div>
  );
}

function GuardedMapPane({ setup, types, found, chosen, onPick, card, isShown }: MapPaneProps) {
  const words = setup.words.map;
  const pane = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(false);
  const { map, isLoaded, hasFailed, loadAgain } = useBrokersMap(isWanted, place, {
    locale: setup.locale,
    words: setup.mapWords,
    zoom: FINDER.zoom.finder,
    types: () => types,
    onChoose: (id, others) => onPick([id, ...others]),
  });

  useEffect(() => {
    if (pane.current) whenVisible([pane.current], () => setWanted(true));
  }, []);

  const chosenTypes = types.join();
  const before = useRef(chosenTypes);
  useEffect(() => {
    if (before.current === chosenTypes) return;
    before.current = chosenTypes;
    map?.refresh();
  }, [map, chosenTypes]);
  // A map that becomes visible must know its size before it can show a place.
  useEffect(() => {
    if (isShown) map?.resize();
  }, [map, isShown]);
  const wasFound = useRef(false);
  useEffect(() => {
    if (!map) return;
    if (found) showSearchResults(map, found.place, found.brokers);
    else if (wasFound.current) map.reset();
    wasFound.current = found !== undefined;
  }, [map, found]);
  // A chosen broker whom the filters exclude is not shown.
  const marked = chosen && types.includes(chosen.type) ? chosen : undefined;
  useEffect(() => map?.choose(marked), [map, marked]);
  const hasCard = Boolean(card);
  useEffect(() => {
    const open = hasCard && pane.current?.querySelector<HTMLElement>('.pin-card');
    if (!map || !open || !marked) return;
    // On a phone it stands below the map.
    const isOver = open.offsetTop < (place.current?.clientHeight ?? 0);
    map.keepInView(marked, isOver ? open.clientHeight + CARD_MARGIN : 0);
  }, [map, hasCard, marked]);

  return (
    <div className="finder__map" ref={pane}>
      <div className="finder__canvas" ref={place} />
      {card}
      {!isLoaded && (
        <NoMap
          text={hasFailed ? words.failed : isWanted && words.loading}
          words={words}
          onAgain={hasFailed ? loadAgain : undefined}
        />
      )}
    </div>
  );
}
