import type { Map as LeafletMap } from 'leaflet';
import type { NamedPlace } from '#domain/brokers/finder.ts';
import { type Box, boxAround, contains, overlaps } from '#view/map/box.ts';
import { fitNames, type PlacedName } from '#view/map/fit-names.ts';
import type { Point } from '#view/map/point.ts';
import type { MapWords } from '#words/map/map.ts';
import { nameScale, textScale } from './country-in-small.ts';
import { innerWindow } from './inner-window.ts';
import { drawElement } from './svg.ts';

type Region = keyof MapWords['neighbours'] | 'sea';

/** Positions of the names of the sea and the neighbours, best first, with their maximum zoom. */
const REGIONS: Readonly<Record<Region, readonly (readonly [lat: number, lng: number])[]>> = {
  sea: [
    [51.62, 2.5],
    [51.47, 2.82],
  ],
  netherlands: [
    [51.72, 5.6],
    [51.47, 5.75],
  ],
  germany: [
    [50.62, 7.0],
    [50.55, 6.7],
  ],
  luxembourg: [
    [49.73, 6.33],
    [49.8, 6.16],
  ],
  france: [
    [49.62, 3.7],
    [49.75, 3.4],
  ],
  kingdom: [[51.2, 0.75]],
};
const REGIONS_TO = 9;

/** The width of a letter of a region's name, and the height of its line, in pixels at the usual size of text. */
const REGION = { letter: 12.5, line: 20 } as const;

/** The radius of a town's dot in pixels, by rank. */
const DOT = { 1: 3.6, 2: 2.8, 3: 2.2, 4: 1.8 } as const;

export interface NamesSetup {
  readonly words: MapWords;
  /** The areas of marks, in layer pixels. */
  taken(): readonly Box[];
  /** The names of the capitals, which have their places already, in layer pixels. */
  capitals(): readonly PlacedName[];
  /** The place that was searched, in layer pixels. */
  searched(): Point | undefined;
}

/** Writes names on the map, behind the marks. Decorative: the marks have names of their own. */
export function writeNames(
  map: LeafletMap,
  { words, taken, capitals, searched }: NamesSetup,
): { show(places: readonly NamedPlace[]): void; redraw(): void } {
  const pane = map.createPane('names');
  pane.classList.add('leaflet-zoom-hide');
  const drawing = drawElement('svg', { class: 'chart-names', width: 1, height: 1 });
  drawing.ariaHidden = 'true';
  pane.append(drawing);
  let places: readonly NamedPlace[] = [];

  const at = ({ lat, lng }: { readonly lat: number; readonly lng: number }) =>
    map.latLngToLayerPoint([lat, lng]);

  const draw = () => {
    const window = innerWindow(map);
    const marks = taken();
    // Only an open fan lies on one.
    const named = capitals().filter(
      ({ areas: [area] }) => area && !marks.some((other) => overlaps(area, other)),
    );
    const areas = [...marks, ...named.flatMap((name) => name.areas)];
    const shown = map.getZoom() > REGIONS_TO ? [] : (Object.keys(REGIONS) as Region[]);
    const regions = shown.flatMap((region) => {
      const text = region === 'sea' ? words.sea : words.neighbours[region];
      const spots = REGIONS[region].map(([lat, lng]) => {
        const point = at({ lat, lng });
        const width = text.length * REGION.letter * textScale();
        return { point, box: boxAround(point, width, REGION.line * textScale()) };
      });
      // A name of which a part is hidden names nothing.
      const spot = spots.find(
        ({ box }) =>
          !areas.some((other) => overlaps(box, other)) && (!window || contains(window, box)),
      );
      return spot ? [{ region, text, ...spot }] : [];
    });
    const names = fitNames(
      places.filter(({ rank }) => rank > 1),
      at,
      {
        taken: [...areas, ...regions.map(({ box }) => box)],
        window,
        searched: searched(),
        scale: nameScale(map),
      },
    );
    drawing.replaceChildren(
      ...regions.map(({ region, text, point: { x, y } }) => {
        const name = drawElement('text', {
          x,
          y: y + 5 * textScale(),
          class: `chart-name chart-name--${region === 'sea' ? 'sea' : 'country'}`,
        });
        name.textContent = text;
        return name;
      }),
      ...[...named, ...names].flatMap(drawName),
    );
  };
  map.on('viewreset zoomend moveend', draw);
  return {
    show(next: readonly NamedPlace[]) {
      places = next;
      draw();
    },
    /** Tells it that the area taken has changed. */
    redraw: draw,
  };
}

function drawName({ place: { name, rank, zip }, point, at, anchor, size, hasDot }: PlacedName) {
  const text = drawElement('text', {
    x: at.x,
    // Half the height of small letters below the middle of the line.
    y: at.y + size * 0.34,
    'font-size': size,
    'text-anchor': anchor,
    class: `chart-name chart-name--${rank}`,
  });
  if (zip !== undefined) {
    const figures = drawElement('tspan', { class: 'chart-name__zip' });
    figures.textContent = `${zip} `;
    text.append(figures);
  }
  text.append(name);
  return hasDot
    ? [drawElement('circle', { cx: point.x, cy: point.y, r: DOT[rank], class: 'chart-dot' }), text]
    : [text];
}
