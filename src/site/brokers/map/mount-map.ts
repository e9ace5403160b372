import { LatLngBounds, Map as LeafletMap, Point, SVG } from 'leaflet';
import {
  FINDER,
  type MapBounds,
  type MapTiles,
  type MapView,
  type MarkedBroker,
  type NamedPlace,
} from '#domain/brokers/finder.ts';
import type { Coordinates } from '#domain/places/places.ts';
import type { MapWords } from '#words/map/map.ts';
import { boxAround } from './fit-names.ts';
import { followWindow, type WindowQuestion } from './follow-window.ts';
import { buildFrame, type FrameParts } from './frame-parts.ts';
import './sheet.ts';
import { limitGestures } from './gestures.ts';
import { type GroundOfMap, layGround } from './map-ground.ts';
import { createMarkerLayer } from './mark-layer.ts';
import { markPlace } from './mark-place.ts';
import { showEdge } from './show-edge.ts';
import { showScale } from './show-scale.ts';
import { LEAST_ZOOM, LIMITS } from './window-limits.ts';

export interface MapSetup {
  readonly words: MapWords;
  /** The zoom that a place is shown at, whole. */
  readonly zoom: number;
  readonly tiles: MapTiles;
  askView(question: WindowQuestion, signal: AbortSignal): Promise<MapView>;
  askPlaces(question: WindowQuestion, signal: AbortSignal): Promise<readonly NamedPlace[]>;
  /** A marker was pressed, by mouse, finger or key. It is marked when `choose` says so. */
  onChoose(id: string): void;
}

export interface BrokersMap {
  /** Other types: asks anew, and closes fans. */
  refresh(): void;
  /** Marks a broker, brings them into view and lets them leap once; without one, marks nobody. */
  choose(broker: MarkedBroker | undefined): void;
  /** Centres the map there, and marks the place. */
  show(place: Coordinates, zoom?: number): void;
  /**
   * Marks the place, and brings it into view with all that the window holds: one movement, no closer than
   * zoom 13 (spec 1 §9).
   */
  fit(place: Coordinates, bounds: MapBounds): void;
  /** Back to the whole country, with nothing searched and fans closed. */
  reset(): void;
  /** The element became visible, or changed its size. */
  resize(): void;
  destroy(): void;
}

/** Pixels that stay free around what is brought into view. */
const MARGIN = 48;

/** Pixels around the middle of a mark that names keep clear of. */
const TAKEN = 46;

/** What "the whole country" fits. */
const BELGIUM: MapBounds = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };

/**
 * Makes the element a map of brokers, as high as the sheet lets it be. What is asked of it while it has no size, as on
 * a phone where the list is in view, is done once it has one.
 */
export function mountMap(element: HTMLElement, setup: MapSetup): BrokersMap {
  const { words } = setup;
  const format = new Intl.NumberFormat(element.closest<HTMLElement>('[lang]')?.lang);
  const frame = buildFrame(element, words);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = isStill ? { animate: false } : {};
  const map = makeMap(frame.view, isStill);
  const waiting: (() => void)[] = [];

  const hasSize = () => map.getSize().x > 0 && map.getSize().y > 0;
  const whenSeen = (act: () => void) => {
    if (hasSize()) act();
    else waiting.push(act);
  };

  // While it glides to another zoom the map takes no other place: the last one asked for comes after.
  let isZooming = false;
  let next: (() => void) | undefined;
  const move = (act: () => void) => {
    if (isZooming) next = act;
    else act();
  };
  map.on('zoomstart', () => {
    isZooming = true;
  });
  map.on('moveend', () => {
    isZooming = false;
    const act = next;
    next = undefined;
    act?.();
  });

  let ground: GroundOfMap | undefined;
  const marks = createMarkerLayer(
    map,
    { words, format },
    {
      choose: setup.onChoose,
      fit(bounds) {
        const target = leafletBounds(bounds);
        // Where all are at one place, a fan opens as soon as there are no clusters: there is nothing more to see closer up.
        const fitting = target.getSouthWest().equals(target.getNorthEast())
          ? FINDER.cluster.lastZoom + 1
          : map.getBoundsZoom(target, false, new Point(2 * MARGIN, 2 * MARGIN));
        // Whoever presses a cluster sees more of it, also where the window is too small for all of it.
        map.setView(target.getCenter(), Math.max(fitting, map.getZoom() + 1), motion);
      },
      moved() {
        ground?.again();
        edge?.again();
      },
    },
  );
  const setPlace = markPlace(map, words, format);
  ground = layGround(map, {
    words,
    tiles: setup.tiles,
    askPlaces: setup.askPlaces,
    taken() {
      const { x, y } = map.getPixelOrigin();
      return marks
        .points()
        .map((point) => boxAround({ x: point.x - x, y: point.y - y }, TAKEN, TAKEN));
    },
    lost() {
      frame.showCredit(false);
      frame.announce(words.noTiles);
      frame.showHint(words.noTiles);
    },
  });
  const brokers = followWindow(map, {
    ask: setup.askView,
    take(view, zoom) {
      frame.showFailure(false);
      // Where the map is on its way to another zoom, that one is asked about next.
      if (zoom === map.getZoom()) marks.show(view);
    },
    fail: () => frame.showFailure(true),
  });

  const resize = () => {
    map.invalidateSize({ animate: false });
    if (!hasSize()) return;
    limitZoom(map);
    for (const act of waiting.splice(0)) act();
  };
  const seen = new ResizeObserver(resize);

  const edge = showEdge(map, frame.view, marks.points);
  showScale(map, frame.scale, words, format);
  frame.showCredit(setup.tiles);
  limitGestures(map, (hint) => frame.showHint(hint && words[hint]));
  bindControls(map, frame, {
    whole: () => map.fitBounds(leafletBounds(BELGIUM), { padding: [8, 8], ...motion }),
    retry: () => brokers.refresh(),
    close: () => marks.closeFan(),
  });
  resize();
  brokers.refresh();
  seen.observe(frame.view);

  return {
    refresh() {
      marks.closeFan();
      brokers.refresh();
    },
    choose(broker) {
      whenSeen(() => {
        marks.choose(broker);
        // What is on its way was asked for by itself.
        if (!broker || isZooming) return;
        const place: [number, number] = [broker.lat, broker.lng];
        if (!map.getBounds().contains(place)) map.panTo(place, motion);
      });
    },
    show(place, zoom = setup.zoom) {
      whenSeen(() => {
        setPlace(place);
        move(() => map.setView([place.lat, place.lng], zoom, motion));
      });
    },
    fit(place, bounds) {
      whenSeen(() => {
        setPlace(place);
        const padding: [number, number] = [MARGIN, MARGIN];
        const how = { padding, maxZoom: FINDER.zoom.finder, ...motion };
        move(() => map.fitBounds(leafletBounds(bounds), how));
      });
    },
    reset() {
      waiting.length = 0;
      marks.closeFan();
      setPlace(undefined);
      move(() => map.setView(FINDER.centre, FINDER.zoom.locator, motion));
    },
    resize,
    destroy() {
      seen.disconnect();
      brokers.stop();
      ground?.stop();
      map.remove();
      frame.remove();
    },
  };
}

function makeMap(view: HTMLElement, isStill: boolean): LeafletMap {
  const map = new LeafletMap(view, {
    // The frame has its own: Leaflet's are links, and lie over marks.
    attributionControl: false,
    zoomControl: false,
    center: FINDER.centre,
    zoom: FINDER.zoom.locator,
    minZoom: LEAST_ZOOM,
    maxZoom: FINDER.zoom.most,
    maxBounds: leafletBounds(LIMITS),
    maxBoundsViscosity: 1,
    bounceAtZoomLimits: false,
    boxZoom: false,
    // Lines are there already where one drags to.
    renderer: new SVG({ padding: 0.6 }),
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  if (isStill) {
    // No setting says so: its arrow keys glide.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  return map;
}

/** Not further away than there is land drawn for. */
function limitZoom(map: LeafletMap): void {
  map.setMinZoom(LEAST_ZOOM);
  map.setMinZoom(map.getBoundsZoom(leafletBounds(LIMITS), true));
}

interface Controls {
  whole(): void;
  retry(): void;
  /** Says whether there was anything to close. */
  close(): boolean;
}

function bindControls(map: LeafletMap, frame: FrameParts, { whole, retry, close }: Controls): void {
  const follow = () => {
    // Not disabled: it would lose the focus under one's finger.
    frame.zoomIn.ariaDisabled = String(map.getZoom() >= map.getMaxZoom());
    frame.zoomOut.ariaDisabled = String(map.getZoom() <= map.getMinZoom());
  };
  map.on('zoomend zoomlevelschange', follow);
  follow();
  frame.zoomIn.addEventListener('click', () => map.zoomIn(1));
  frame.zoomOut.addEventListener('click', () => map.zoomOut(1));
  frame.whole.addEventListener('click', whole);
  frame.retry.addEventListener('click', retry);
  frame.view.addEventListener('keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    // By what is written on them: Leaflet knows the keys by their place on an American keyboard.
    if (key === '+' || key === '=') map.zoomIn(1);
    else if (key === '-') map.zoomOut(1);
    else if (key !== 'Escape' || !close()) return;
    // What the map stands in may close with the same key: one thing at a time.
    event.stopPropagation();
  });
}

function leafletBounds({ south, west, north, east }: MapBounds): LatLngBounds {
  return new LatLngBounds([south, west], [north, east]);
}
