import type { Map as LeafletMap } from 'leaflet';
import type { NamedPlace } from '#domain/brokers/finder.ts';
import type { MapWords } from '#words/map/map.ts';
import { type Box, fitNames, NAME_SIZE, type PlacedName } from './fit-names.ts';
import { drawElement } from './svg.ts';

type Region = keyof MapWords['neighbours'] | 'sea';

/** Where the names of the sea and the neighbours stand, and up to which zoom. */
const REGIONS: readonly (readonly [Region, lat: number, lng: number])[] = [
  ['sea', 51.62, 2.5],
  ['netherlands', 51.72, 5.6],
  ['germany', 50.62, 7.0],
  ['luxembourg', 49.73, 6.33],
  ['france', 49.62, 3.7],
  ['kingdom', 51.2, 0.75],
];
const REGIONS_TO = 9;

/** Pixels from the middle of a town's dot to its rim, by rank. */
const DOT = { 1: 3.6, 2: 2.8, 3: 2.2, 4: 1.8 } as const;

/** Writes names on the map, behind the marks. What it writes is for the eye: the marks say where they are. */
export function writeNames(
  map: LeafletMap,
  words: MapWords,
  taken: () => readonly Box[],
): { show(places: readonly NamedPlace[]): void; again(): void } {
  const pane = map.createPane('names');
  pane.classList.add('leaflet-zoom-hide');
  const drawing = drawElement('svg', { class: 'chart-names', width: 1, height: 1 });
  drawing.ariaHidden = 'true';
  pane.append(drawing);
  let places: readonly NamedPlace[] = [];

  const at = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
    map.latLngToLayerPoint([lat, lng]);

  const draw = () => {
    const regions = map.getZoom() > REGIONS_TO ? [] : REGIONS;
    drawing.replaceChildren(
      ...regions.map(([region, lat, lng]) => {
        const { x, y } = at({ lat, lng });
        const text = drawElement('text', {
          x,
          y,
          class: `chart-name chart-name--${region === 'sea' ? 'sea' : 'country'}`,
        });
        text.textContent = region === 'sea' ? words.sea : words.neighbours[region];
        return text;
      }),
      ...fitNames(places, at, taken()).flatMap(drawName),
    );
  };
  map.on('viewreset zoomend', draw);
  return {
    show(next: readonly NamedPlace[]) {
      places = next;
      draw();
    },
    /** Something else is taken. */
    again: draw,
  };
}

function drawName({ place: { name, rank }, point, at, anchor, hasDot }: PlacedName) {
  const text = drawElement('text', {
    x: at.x,
    // Half the height of its small letters below the middle of the line.
    y: at.y + NAME_SIZE[rank] * 0.34,
    'font-size': NAME_SIZE[rank],
    'text-anchor': anchor,
    class: `chart-name chart-name--${rank}`,
  });
  text.textContent = name;
  return hasDot
    ? [drawElement('circle', { cx: point.x, cy: point.y, r: DOT[rank], class: 'chart-dot' }), text]
    : [text];
}
