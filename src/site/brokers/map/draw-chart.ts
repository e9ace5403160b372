import {
  LayerGroup,
  type Map as LeafletMap,
  Polygon,
  Polyline,
  type PolylineOptions,
  SVG,
} from 'leaflet';
import { multiples, stepAt } from '#view/map/graticule.ts';
import { LAND } from '#view/map/land.ts';

/** The widths of three bands of shallow water along the shore, in pixels, deepest first. */
const SHALLOWS = [46, 26, 10];

/** Beyond this zoom, the rivers' hand-drawn shape would show, and there is nothing else to draw but names. */
export const RIVERS_TO = 10;

/** The width of a river of width 1, in pixels, by zoom. */
const RIVER_WIDTH: Readonly<Record<number, number>> = { 6: 0.5, 7: 0.6, 8: 0.9, 9: 1.3, 10: 1.8 };

export interface Chart {
  /** Streets cover it from this zoom on, or do not: where they do, it leaves out what they show better. */
  giveWay(from: number | undefined): void;
}

/** Draws land, sea, borders, rivers and the graticule, below tiles. */
export function drawChart(map: LeafletMap): Chart {
  map.createPane('chart');
  // Beyond the window, as the map's own.
  const renderer = new SVG({ pane: 'chart', padding: 0.6 });
  let coveredFrom: number | undefined;
  const line = (className: string): PolylineOptions => ({
    className: `chart__${className}`,
    interactive: false,
    smoothFactor: 0.6,
    renderer,
  });
  const { home, abroad, coasts, borders, rivers } = LAND;
  const water = rivers.map(({ width, line: places }) => ({
    width,
    path: new Polyline(places, line(width === 0 ? 'canal' : 'river')),
  }));
  const waters = new LayerGroup(water.map(({ path }) => path));
  const net = new Polyline([], line('net'));
  const shallows = SHALLOWS.map(
    (reach, i) => new Polyline(coasts, { ...line(`shallow-${i}`), weight: 2 * reach }),
  );
  const lines = [
    new Polyline(coasts, line('coast')),
    new Polyline(borders, line('border')),
    new Polygon(home, { ...line('outline'), fill: false }),
  ];
  const chart = new LayerGroup([
    ...shallows,
    new Polygon(abroad, line('abroad')),
    new Polygon(home, line('home')),
    waters,
    ...lines,
    net,
  ]);

  const follow = () => {
    const zoom = Math.round(map.getZoom());
    for (const { width, path } of water)
      path.setStyle({ weight: (RIVER_WIDTH[zoom] ?? 1) * (width === 0 ? 0.7 : width) });
    const isCovered = coveredFrom !== undefined && zoom >= coveredFrom;
    // A border between streets would be off by some hundred metres.
    for (const path of [...shallows, ...lines]) {
      const isRough = isCovered && zoom > RIVERS_TO;
      (path.getElement() as SVGElement).style.display = isRough ? 'none' : '';
    }
    if (isCovered || zoom > RIVERS_TO) chart.removeLayer(waters);
    else if (!chart.hasLayer(waters)) {
      chart.addLayer(waters);
      net.bringToFront();
    }
    const { x, y } = map.getSize();
    if (x === 0 || y === 0) return;
    const around = map.getBounds().pad(1);
    const [south, west, north, east] = [
      around.getSouth(),
      around.getWest(),
      around.getNorth(),
      around.getEast(),
    ];
    const step = stepAt(zoom);
    net.setLatLngs([
      ...multiples(south, north, step).map((lat) => [
        [lat, west] as [number, number],
        [lat, east] as [number, number],
      ]),
      ...multiples(west, east, step).map((lng) => [
        [south, lng] as [number, number],
        [north, lng] as [number, number],
      ]),
    ]);
  };
  chart.addTo(map);
  follow();
  map.on('moveend', follow);
  return {
    giveWay(from) {
      coveredFrom = from;
      follow();
    },
  };
}
