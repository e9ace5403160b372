import type { Map as LeafletMap } from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import { FINDER, type MapFile } from '#domain/brokers/finder.ts';
import { readColours } from './street-colours.ts';
import { nameStreets, paintStreets } from './street-rules.ts';

/** The library reads tiles of one zoom less, which are twice as large on the map. */
const BEFORE = 1;

/** The first zoom at which the map shows the file's tiles. */
export const streetsFrom = ({ zooms }: MapFile): number => zooms.least + BEFORE;

/** The file, which reports what cannot be read of it; a tile that is not there is none. */
class WatchedFile extends PMTiles {
  private readonly failed: () => void;

  constructor(file: string, failed: () => void) {
    super(file);
    this.failed = failed;
  }

  override async getZxy(...args: Parameters<PMTiles['getZxy']>) {
    try {
      return await super.getZxy(...args);
    } catch (error) {
      // The map has moved on.
      if (args[3]?.aborted === true) throw error;
      this.failed();
      return undefined;
    }
  }
}

/** Puts Leaflet's parts where the library looks for them: on the window. */
export function lendLeaflet(parts: Pick<typeof import('leaflet'), 'DomUtil' | 'GridLayer'>): void {
  Object.assign(globalThis, { L: parts });
}

/** Draws what the file has in the page's colours, and again once those change. Leaflet is lent before. `failed` is called once. */
export function addStreets(map: LeafletMap, file: MapFile, failed: () => void): { remove(): void } {
  const rules = () => {
    const colours = readColours(map.getContainer());
    const { fontFamily } = getComputedStyle(map.getContainer());
    return {
      paintRules: [...paintStreets(colours)],
      labelRules: [...nameStreets(colours, fontFamily)],
    };
  };
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  const layer = leafletLayer({
    url: new WatchedFile(file.file, () => {
      if (!remove()) return;
      failed();
    }),
    ...rules(),
    attribution: '',
    maxDataZoom: file.zooms.most,
    minZoom: streetsFrom(file),
    maxZoom: FINDER.zoom.most,
    className: 'map__streets',
  });
  const repaint = () => {
    Object.assign(layer, rules());
    layer.clearLayout();
    layer.rerenderTiles();
  };
  let isThere = true;
  const remove = () => {
    const was = isThere;
    isThere = false;
    scheme.removeEventListener('change', repaint);
    layer.remove();
    return was;
  };
  scheme.addEventListener('change', repaint);
  layer.addTo(map);
  return { remove };
}
