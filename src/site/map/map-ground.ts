import { type Map as LeafletMap, TileLayer } from 'leaflet';
import { FINDER, type MapTiles, type NamedPlace } from '#domain/brokers/finder.ts';
import type { MapWords } from '#words/map/map.ts';
import { drawChart } from './draw-chart.ts';
import { followWindow, type WindowQuestion } from './follow-window.ts';
import { writeNames } from './write-names.ts';

interface Ground {
  readonly words: MapWords;
  readonly tiles: MapTiles;
  askPlaces(question: WindowQuestion, signal: AbortSignal): Promise<readonly NamedPlace[]>;
  /** Told once, when the tiles cannot be had and the map is drawn after all. */
  lost(): void;
}

/** Lays what the marks stand on: tiles, where the lender has them and they come; else the chart. Gives what ends it. */
export function layGround(map: LeafletMap, { words, tiles, askPlaces, lost }: Ground): () => void {
  if (!tiles) return layChart(map, words, askPlaces);
  let end = () => {};
  const layer = new TileLayer(tiles.url, { maxZoom: FINDER.zoom.most, className: 'map__tile' });
  layer.once('tileerror', () => {
    layer.remove();
    end = layChart(map, words, askPlaces);
    lost();
  });
  layer.addTo(map);
  return () => end();
}

function layChart(map: LeafletMap, words: MapWords, askPlaces: Ground['askPlaces']): () => void {
  drawChart(map);
  const names = writeNames(map, words);
  const follower = followWindow(map, {
    ask: askPlaces,
    take: (places) => names.show(places),
    // Names are an addition to the map: it asks again where it comes to rest next.
    fail: () => {},
  });
  names.show([]);
  follower.refresh();
  return () => follower.stop();
}
