import { type Map as LeafletMap, TileLayer } from 'leaflet';
import { FINDER, type MapTiles, type NamedPlace } from '#domain/brokers/finder.ts';
import type { MapWords } from '#words/map/map.ts';
import { drawChart } from './draw-chart.ts';
import type { Box } from './fit-names.ts';
import { followWindow, type WindowQuestion } from './follow-window.ts';
import { writeNames } from './write-names.ts';

interface Ground {
  readonly words: MapWords;
  readonly tiles: MapTiles;
  askPlaces(question: WindowQuestion, signal: AbortSignal): Promise<readonly NamedPlace[]>;
  /** Where marks stand, in pixels of the layers. */
  taken(): readonly Box[];
  /** Told once, when the tiles cannot be had and the map is drawn after all. */
  lost(): void;
}

/** What the marks stand on. */
export interface GroundOfMap {
  /** The marks stand elsewhere. */
  again(): void;
  stop(): void;
}

/** Lays tiles, where the lender has them and they come; else the chart. */
export function layGround(map: LeafletMap, ground: Ground): GroundOfMap {
  const { tiles } = ground;
  if (!tiles) return addDrawnMap(map, ground);
  let chart: GroundOfMap | undefined;
  const layer = new TileLayer(tiles.url, { maxZoom: FINDER.zoom.most, className: 'map__tile' });
  layer.once('tileerror', () => {
    layer.remove();
    chart = addDrawnMap(map, ground);
    ground.lost();
  });
  layer.addTo(map);
  return { again: () => chart?.again(), stop: () => chart?.stop() };
}

function addDrawnMap(map: LeafletMap, { words, askPlaces, taken }: Ground): GroundOfMap {
  drawChart(map);
  const names = writeNames(map, words, taken);
  const follower = followWindow(map, {
    ask: askPlaces,
    take: (places) => names.show(places),
    // Names are an addition to the map: it asks again where it comes to rest next.
    fail: () => {},
  });
  names.again();
  follower.refresh();
  return { again: names.again, stop: follower.stop };
}
