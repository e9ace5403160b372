import { LatLngBounds, Map as LeafletMap, Point, SVG, type ZoomPanOptions } from 'leaflet';
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
import { RIVERS_TO } from './draw-chart.ts';
import { followWindow, type WindowQuestion, wholeZoom } from './follow-window.ts';
import { buildFrame, type FrameParts } from './frame-parts.ts';
import './load-style-sheet.ts';
import { limitGestures } from './gestures.ts';
import { addBackground, type MapBackground } from './map-background.ts';
import { createMarkerLayer } from './mark-layer.ts';
import { markPlace } from './mark-place.ts';
import { showEdge } from './show-edge.ts';
import { showScale } from './show-scale.ts';
import { LIMITS, MIN_ZOOM } from './window-limits.ts';

export interface MapSetup {
  readonly words: MapWords;
  /** The zoom for a place. */
  readonly zoom: number;
  readonly tiles: MapTiles;
  fetchView(question: WindowQuestion, signal: AbortSignal): Promise<MapView>;
  fetchPlaces(question: WindowQuestion, signal: AbortSignal): Promise<readonly NamedPlace[]>;
  /** A marker was pressed, by mouse, touch or key. It is marked as chosen once `choose` is called. */
  onChoose(id: string, others: readonly string[]): void;
}

export interface BrokersMap {
  /** Changes the types: asks again, and closes fans. */
  refresh(): void;
  /** Marks a broker as chosen, brings them into view and lets them bounce once; undefined marks none. */
  choose(broker: MarkedBroker | undefined): void;
  /** Moves the map, if needed, so that the place is in view below what covers so many pixels of its top. */
  keepInView(place: Coordinates, covered: number): void;
  /** Centres the map on a place, and marks it. */
  show(place: Coordinates, zoom?: number): void;
  /** Marks the place, and fits it and the given bounds in one movement, up to zoom 13 (W-5.7). */
  fit(place: Coordinates, bounds: MapBounds): void;
  /** Resets to the whole country, without a search and with fans closed. */
  reset(): void;
  /** Call when the element became visible or changed its size. */
  resize(): void;
  destroy(): void;
}

/** The margin around what is brought into view, in pixels. */
const MARGIN = 48;

/** The bounds of the whole country. */
const BELGIUM: MapBounds = { south: 49.49, west: 2.54, north: 51.51, east: 6.41 };

/** The width of the chart's edge, which covers what lies below it, in pixels. */
const EDGE = 7;

/** How many zooms the last tiles of a file of streets are enlarged: their lines stay sharp. */
const ENLARGED = 2;

/** The first zoom at which every broker is asked for alone. */
const WITHOUT_CLUSTERS = FINDER.cluster.lastZoom + 1;

/** Parts of a zoom in which a frame that is too small for zoom 8 fits the country. */
const FITTED_SNAP = 0.125;

/**
 * Mounts a map of brokers in the element, whose height comes from the style sheet. Calls while it has no
 * size, as on a phone that shows the list, are applied once it has one.
 */
export function mountMap(element: HTMLElement, setup: MapSetup): BrokersMap {
  const { words } = setup;
  const format = new Intl.NumberFormat(element.closest<HTMLElement>('[lang]')?.lang);
  const frame = buildFrame(element, words);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const motion = isStill ? { animate: false } : {};
  const map = makeMap(frame.view, isStill, closestZoom(setup.tiles));
  const waiting: (() => void)[] = [];

  const hasSize = () => map.getSize().x > 0 && map.getSize().y > 0;
  const whenSeen = (act: () => void) => {
    if (hasSize()) act();
    else waiting.push(act);
  };

  // During a zoom animation the map ignores movements: the last one is applied afterwards.
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

  /** The default centre at zoom 8 (W-5.7) where the frame holds the country there, else the country fitted. */
  const showCountry = (how: ZoomPanOptions = { animate: false }) => {
    const { centre, zoom } = FINDER;
    // The buttons and the wheel lead from there to whole zooms.
    map.options.zoomSnap = FITTED_SNAP;
    if (holdsCountry(map)) map.setView(centre, zoom.locator, how);
    else
      map.fitBounds(leafletBounds(BELGIUM), {
        padding: [EDGE, EDGE],
        maxZoom: zoom.locator,
        ...how,
      });
    map.options.zoomSnap = 1;
  };

  if (hasSize()) limitZoom(map);
  whenSeen(showCountry);

  let background: MapBackground | undefined;
  let isDrawn = setup.tiles === false;
  const showLimits = () => {
    const zoom = map.getZoom();
    if (!isDrawn || zoom <= RIVERS_TO) frame.showNote(undefined);
    else frame.showNote(zoom < map.getMaxZoom() ? words.noStreets : words.closest);
  };
  const marks = createMarkerLayer(
    map,
    { words, format },
    {
      searched: () => place.point(),
      choose: setup.onChoose,
      fit(bounds, zoom) {
        const target = leafletBounds(bounds);
        // Brokers at one address fan out once there are no clusters: zooming cannot separate them.
        const fitting = target.getSouthWest().equals(target.getNorthEast())
          ? WITHOUT_CLUSTERS
          : map.getBoundsZoom(target, false, new Point(2 * MARGIN, 2 * MARGIN));
        // Pressing a cluster zooms in, even if the window is too small for all of it.
        map.setView(target.getCenter(), Math.max(fitting, zoom), motion);
      },
      moved() {
        place.redraw();
        background?.redraw();
        edge?.redraw();
      },
    },
  );
  const place = markPlace(map, words, format, () => [
    ...marks.areas(),
    ...marks.capitals().flatMap(({ areas }) => areas),
  ]);
  background = addBackground(map, {
    words,
    tiles: setup.tiles,
    fetchPlaces: setup.fetchPlaces,
    taken: () => [...marks.areas(), ...place.labels()],
    searched: place.point,
    onCapitals: marks.nameCapitals,
    capitals: marks.capitals,
    onTilesFailed() {
      isDrawn = true;
      move(() => map.setMaxZoom(FINDER.zoom.drawn));
      brokers.refresh();
      frame.showCredit(false);
      showLimits();
      frame.announce(words.noTiles);
      frame.showHint(words.noTiles);
    },
  });
  const brokers = followWindow(map, {
    // At the closest zoom there is nothing to zoom into: every broker is there.
    ask: ({ zoom, ...window }, signal) =>
      setup.fetchView(
        {
          ...window,
          zoom: map.getZoom() < map.getMaxZoom() ? zoom : Math.max(zoom, WITHOUT_CLUSTERS),
        },
        signal,
      ),
    take(view, zoom) {
      frame.showFailure(false);
      // An answer for an earlier zoom is ignored: the current zoom is asked for next.
      if (zoom === wholeZoom(map)) marks.show(view);
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
  map.on('zoomend', showLimits);
  showLimits();
  limitGestures(map, (hint) => frame.showHint(hint && words[hint]));
  bindControls(map, frame, {
    whole: () => move(() => showCountry(motion)),
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
        // A zoom in progress was requested too, and is not interrupted.
        if (!broker || isZooming) return;
        const at: [number, number] = [broker.lat, broker.lng];
        if (!map.getBounds().contains(at)) map.panTo(at, motion);
      });
    },
    keepInView({ lat, lng }, covered) {
      whenSeen(() => {
        const paddingTopLeft: [number, number] = [MARGIN, covered + MARGIN];
        const paddingBottomRight: [number, number] = [MARGIN, MARGIN / 2];
        move(() => map.panInside([lat, lng], { paddingTopLeft, paddingBottomRight, ...motion }));
      });
    },
    show(at, zoom = setup.zoom) {
      whenSeen(() => {
        place.show(at);
        move(() => map.setView([at.lat, at.lng], zoom, motion));
      });
    },
    fit(at, bounds) {
      whenSeen(() => {
        place.show(at);
        const padding: [number, number] = [MARGIN, MARGIN];
        const how = { padding, maxZoom: FINDER.zoom.finder, ...motion };
        move(() => map.fitBounds(leafletBounds(bounds), how));
      });
    },
    reset() {
      waiting.length = 0;
      marks.closeFan();
      place.show(undefined);
      whenSeen(() => move(() => showCountry(motion)));
    },
    resize,
    destroy() {
      seen.disconnect();
      brokers.stop();
      background?.stop();
      map.remove();
      frame.remove();
    },
  };
}

/** How close the map goes: as far as there is something to see by below the marks. */
function closestZoom(tiles: MapTiles): number {
  const { drawn, most } = FINDER.zoom;
  if (!tiles) return drawn;
  return 'file' in tiles ? Math.min(most, tiles.zooms.most + ENLARGED) : most;
}

function makeMap(view: HTMLElement, isStill: boolean, maxZoom: number): LeafletMap {
  const map = new LeafletMap(view, {
    // The frame has its own attribution: Leaflet's has links that cover marks.
    attributionControl: false,
    zoomControl: false,
    center: FINDER.centre,
    zoom: FINDER.zoom.locator,
    minZoom: MIN_ZOOM,
    maxZoom,
    maxBounds: leafletBounds(LIMITS),
    maxBoundsViscosity: 1,
    bounceAtZoomLimits: false,
    boxZoom: false,
    // Draws lines beyond the window, so that they are visible while dragging.
    renderer: new SVG({ padding: 0.6 }),
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  if (isStill) {
    // Leaflet has no setting for it: its arrow keys animate.
    const panBy = map.panBy.bind(map);
    map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
  }
  return map;
}

/** The limit of zooming out: the area for which land is drawn. */
function limitZoom(map: LeafletMap): void {
  map.options.minZoom = MIN_ZOOM;
  map.options.zoomSnap = FITTED_SNAP;
  const least = map.getBoundsZoom(leafletBounds(LIMITS), true);
  map.options.zoomSnap = 1;
  map.setMinZoom(Math.max(least, MIN_ZOOM));
}

/** Whether the frame holds the country around the default centre, at the zoom for it. */
function holdsCountry(map: LeafletMap): boolean {
  const { centre, zoom } = FINDER;
  const at = (lat: number, lng: number) => map.project([lat, lng], zoom.locator);
  const middle = at(centre.lat, centre.lng);
  const size = map.getSize().divideBy(2).subtract([EDGE, EDGE]);
  return [at(BELGIUM.north, BELGIUM.west), at(BELGIUM.south, BELGIUM.east)].every((corner) => {
    const { x, y } = corner.subtract(middle);
    return Math.abs(x) <= size.x && Math.abs(y) <= size.y;
  });
}

interface Controls {
  whole(): void;
  retry(): void;
  /** Returns whether there was anything to close. */
  close(): boolean;
}

function bindControls(map: LeafletMap, frame: FrameParts, { whole, retry, close }: Controls): void {
  const follow = () => {
    // A disabled button would lose the focus.
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
    // By the characters typed: Leaflet uses key positions on an American keyboard.
    if (key === '+' || key === '=') map.zoomIn(1);
    else if (key === '-') map.zoomOut(1);
    else if (key !== 'Escape' || !close()) return;
    // The element around the map may close on the same key: one thing at a time.
    event.stopPropagation();
  });
}

function leafletBounds({ south, west, north, east }: MapBounds): LatLngBounds {
  return new LatLngBounds([south, west], [north, east]);
}
