import type { Map as LeafletMap } from 'leaflet';
import { chooseScale } from '#view/map/scale.ts';
import type { MapWords } from '#words/map/map.ts';
import { fill } from '#words/translation.ts';
import { drawElement } from './svg.ts';

/** The number of black and white fields of the bar. */
const FIELDS = 4;
const HEIGHT = 6;

/** Keeps a chart's scale bar at the length that applies in the middle of the map. */
export function showScale(
  map: LeafletMap,
  element: HTMLElement,
  words: MapWords,
  format: Intl.NumberFormat,
): void {
  const bar = drawElement('svg', { height: HEIGHT + 2, focusable: 'false' });
  bar.ariaHidden = 'true';
  const label = document.createElement('p');
  element.append(bar, label);
  let shown = '';
  const follow = () => {
    const { x, y } = map.getSize();
    if (x === 0 || y === 0) return;
    const middle = y / 2;
    const metres = map.distance(
      map.containerPointToLatLng([0, middle]),
      map.containerPointToLatLng([100, middle]),
    );
    const scale = chooseScale(metres / 100);
    const width = Math.round(scale.pixels);
    const now = `${scale.metres} ${width}`;
    if (now === shown) return;
    shown = now;
    bar.setAttribute('width', String(width + 2));
    bar.replaceChildren(
      drawElement('rect', { x: 1, y: 1, width, height: HEIGHT, class: 'scale__bar' }),
      ...Array.from({ length: FIELDS / 2 }, (_, i) =>
        drawElement('rect', {
          x: 1 + (2 * i * width) / FIELDS,
          y: 1,
          width: width / FIELDS,
          height: HEIGHT,
          class: 'scale__field',
        }),
      ),
    );
    const isLong = scale.metres >= 1_000;
    label.textContent = fill(isLong ? words.kilometres : words.metres, {
      count: format.format(isLong ? scale.metres / 1_000 : scale.metres),
    });
  };
  map.on('moveend', follow);
  follow();
}
