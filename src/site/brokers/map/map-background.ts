import { DomUtil, GridLayer, type Map as LeafletMap, TileLayer } from 'leaflet';
import {
  FINDER,
  type MapFile,
  type MapPictures,
  type MapTiles,
  type NamedPlace,
} from '#domain/brokers/finder.ts';
import type { Box } from '#view/map/box.ts';
import type { PlacedName } from '#view/map/fit-names.ts';
import type { Point } from '#view/map/point.ts';
import type { MapWords } from '#words/map/map.ts';
import { type Chart, drawChart } from './draw-chart.ts';
import { followWindow, type WindowQuestion } from './follow-window.ts';
import { writeNames } from './write-names.ts';

interface BackgroundSetup {
  readonly words: MapWords;
  readonly tiles: MapTiles;
  fetchPlaces(question: WindowQuestion, signal: AbortSignal): Promise<readonly NamedPlace[]>;
  /** The areas of marks, in layer pixels. */
  taken(): readonly Box[];
  /** The place that was searched, in layer pixels. */
  searched(): Point | undefined;
  /** Called with the capitals in view, which are named before clusters have their places. */
  onCapitals(capitals: readonly NamedPlace[]): void;
  /** The names of the capitals, in layer pixels. */
  capitals(): readonly PlacedName[];
  /** Called once if the tiles fail and the chart is drawn instead. */
  onTilesFailed(): void;
}

/** The background of the map. */
export interface MapBackground {
  /** Tells it that the marks have moved. */
  redraw(): void;
  stop(): void;
}

/** Shows pictures or streets, if configured and available; else the chart alone. */
export function addBackground(map: LeafletMap, setup: BackgroundSetup): MapBackground {
  const { tiles } = setup;
  if (!tiles) return addDrawnMap(map, setup);
  return 'file' in tiles ? addStreetMap(map, setup, tiles) : addPictures(map, setup, tiles);
}

function addPictures(map: LeafletMap, setup: BackgroundSetup, { url }: MapPictures): MapBackground {
  let chart: MapBackground | undefined;
  const layer = new TileLayer(url, { maxZoom: FINDER.zoom.most, className: 'map__tile' });
  layer.once('tileerror', () => {
    layer.remove();
    chart = addDrawnMap(map, setup);
    setup.onTilesFailed();
  });
  layer.addTo(map);
  return { redraw: () => chart?.redraw(), stop: () => chart?.stop() };
}

/** The chart, and streets over it, whose script is loaded now. */
function addStreetMap(map: LeafletMap, setup: BackgroundSetup, file: MapFile): MapBackground {
  const { chart, ...drawn } = addDrawnMap(map, setup);
  let isStopped = false;
  let streets: { remove(): void } | undefined;
  const fail = () => {
    if (isStopped) return;
    chart.giveWay(undefined);
    setup.onTilesFailed();
  };
  import('./streets/add-streets.ts').then(({ addStreets, lendLeaflet, streetsFrom }) => {
    if (isStopped) return;
    // Imported there, Leaflet would be a file of its own, for every map.
    lendLeaflet({ DomUtil, GridLayer });
    chart.giveWay(streetsFrom(file));
    streets = addStreets(map, file, fail);
  }, fail);
  return {
    redraw: drawn.redraw,
    stop() {
      isStopped = true;
      streets?.remove();
      drawn.stop();
    },
  };
}

function addDrawnMap(map: LeafletMap, setup: BackgroundSetup): MapBackground & { chart: Chart } {
  const { fetchPlaces, onCapitals } = setup;
  const chart = drawChart(map);
  const names = writeNames(map, setup);
  const follower = followWindow(map, {
    ask: fetchPlaces,
    take: (places) => {
      onCapitals(places.filter(({ rank }) => rank === 1));
      names.show(places);
    },
    // Names are optional: they are asked again when the map next comes to rest.
    fail: () => {},
  });
  names.redraw();
  follower.refresh();
  return { chart, redraw: names.redraw, stop: follower.stop };
}
