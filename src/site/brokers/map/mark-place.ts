import { Circle, LayerGroup, type Map as LeafletMap } from 'leaflet';
import type { Coordinates } from '#domain/places/places.ts';
import { type Box, boxAround, overlaps } from '#view/map/box.ts';
import type { Point } from '#view/map/point.ts';
import type { MapWords } from '#words/map/map.ts';
import { fill } from '#words/translation.ts';
import { textScale } from './country-in-small.ts';
import { drawElement } from './svg.ts';

/** The radii of the rings around the searched place, in metres. */
const RINGS = [1_000, 2_000, 5_000, 10_000];

/** The minimum and maximum radius of a useful ring, in pixels. */
const SEEN = { least: 44, most: 900 };

/** The size of a ring's label, in pixels at the usual size of text, and where on the ring it may stand, best first. */
const LABEL = { width: 44, height: 16 } as const;
const AROUND = [-90, 90, 0, 180, -45, -135, 45, 135];

const METRES_PER_DEGREE = 111_320;

export interface MarkedPlace {
  /** Marks another place, or none. */
  show(next: Coordinates | undefined): void;
  /** Tells it that the marks have moved, which its labels keep clear of. */
  redraw(): void;
  /** The place in layer pixels. */
  point(): Point | undefined;
  /** The areas of the labels, in layer pixels. */
  labels(): readonly Box[];
}

/** Marks the searched place, with rings of distance. */
export function markPlace(
  map: LeafletMap,
  words: MapWords,
  format: Intl.NumberFormat,
  taken: () => readonly Box[],
): MarkedPlace {
  const rings = new LayerGroup().addTo(map);
  const pane = map.createPane('place');
  pane.classList.add('leaflet-zoom-hide');
  const drawing = drawElement('svg', { class: 'chart-names', width: 1, height: 1 });
  drawing.ariaHidden = 'true';
  pane.append(drawing);
  let place: Coordinates | undefined;
  let labels: readonly Box[] = [];

  const pointOf = ({ lat, lng }: Coordinates) => map.latLngToLayerPoint([lat, lng]);

  /** The rings that are neither too small nor too large to see, with their radius in pixels. */
  const seen = ({ lat, lng }: Coordinates) => {
    const { y } = pointOf({ lat, lng });
    return RINGS.flatMap((metres) => {
      const radius = y - pointOf({ lat: lat + metres / METRES_PER_DEGREE, lng }).y;
      return radius < SEEN.least || radius > SEEN.most ? [] : [{ metres, radius }];
    });
  };

  const drawRings = () => {
    rings.clearLayers();
    if (!place) return;
    for (const { metres } of seen(place))
      rings.addLayer(
        new Circle([place.lat, place.lng], {
          radius: metres,
          fill: false,
          interactive: false,
          className: 'chart__ring',
        }),
      );
  };

  const drawLabels = () => {
    drawing.replaceChildren();
    labels = [];
    if (!place) return;
    const { x, y } = pointOf(place);
    const areas = taken();
    for (const { metres, radius } of seen(place)) {
      const boxes = AROUND.map((degrees) => (degrees * Math.PI) / 180).map((angle) =>
        boxAround(
          { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) },
          LABEL.width * textScale(),
          LABEL.height * textScale(),
        ),
      );
      const box = boxes.find((one) => !areas.some((other) => overlaps(one, other))) ?? boxes[0];
      if (!box) continue;
      labels = [...labels, box];
      const text = drawElement('text', {
        x: (box.left + box.right) / 2,
        y: (box.top + box.bottom) / 2 + 4 * textScale(),
        class: 'chart-name chart-name--ring',
      });
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
  const draw = () => {
    drawRings();
    drawLabels();
  };
  map.on('viewreset zoomend', draw);
  return {
    show(next) {
      place = next;
      draw();
    },
    redraw: drawLabels,
    point: () => place && pointOf(place),
    labels: () => labels,
  };
}
