import { Circle, LayerGroup, type Map as LeafletMap } from 'leaflet';
import type { Coordinates } from '#domain/places/places.ts';
import type { MapWords } from '#words/map/map.ts';
import { fill } from '#words/translation.ts';
import { drawElement } from './svg.ts';

/** Metres of the rings around the place that was searched. */
const RINGS = [1_000, 2_000, 5_000, 10_000];

/** Pixels that a ring must be large, at least and at most, to be of use. */
const SEEN = { least: 44, most: 900 };

const METRES_PER_DEGREE = 111_320;

/** Marks the place that was searched, with the distances around it. */
export function markPlace(map: LeafletMap, words: MapWords, format: Intl.NumberFormat) {
  const rings = new LayerGroup().addTo(map);
  const pane = map.createPane('place');
  pane.classList.add('leaflet-zoom-hide');
  const drawing = drawElement('svg', { class: 'chart-names', width: 1, height: 1 });
  drawing.ariaHidden = 'true';
  pane.append(drawing);
  let place: Coordinates | undefined;

  const draw = () => {
    rings.clearLayers();
    drawing.replaceChildren();
    if (!place) return;
    const { lat, lng } = place;
    const { x, y } = map.latLngToLayerPoint([lat, lng]);
    for (const metres of RINGS) {
      const top = map.latLngToLayerPoint([lat + metres / METRES_PER_DEGREE, lng]);
      const radius = y - top.y;
      if (radius < SEEN.least || radius > SEEN.most) continue;
      rings.addLayer(
        new Circle([lat, lng], {
          radius: metres,
          fill: false,
          interactive: false,
          className: 'chart__ring',
        }),
      );
      const text = drawElement('text', { x, y: top.y - 5, class: 'chart-name chart-name--ring' });
      text.textContent = fill(words.kilometres, { count: format.format(metres / 1_000) });
      drawing.append(text);
    }
    drawing.append(
      drawElement('circle', { cx: x, cy: y, r: 5, class: 'chart-place' }),
      drawElement('path', {
        d: `M${x - 15} ${y}h8M${x + 7} ${y}h8M${x} ${y - 15}v8M${x} ${y + 7}v8`,
        class: 'chart-place',
      }),
    );
  };
  map.on('viewreset zoomend', draw);
  return (next: Coordinates | undefined): void => {
    place = next;
    draw();
  };
}
