import type { Map as LeafletMap } from 'leaflet';
import { degreesAndMinutes, multiples, stepAt } from '#view/map/graticule.ts';
import type { Point } from '#view/map/point.ts';
import { textScale } from './country-in-small.ts';
import { drawElement } from './svg.ts';

/** The width of the edge, and the distance of its figures, in pixels. */
const WIDTH = 7;
const GAP = 5;

/** The margin around a figure, and the minimum width of a map with figures, in pixels at the usual size of text. */
const NEAR = 56;
const ROOM = 480;

/** The number of fields of the edge per graticule step. */
const FINER = 2;

/**
 * Draws a chart's edge: alternating black and white fields along the degrees, with figures at the top and
 * left. Decorative, and transparent to clicks.
 */
export function showEdge(
  map: LeafletMap,
  view: HTMLElement,
  taken: () => readonly Point[],
): { redraw(): void } {
  const drawing = drawElement('svg', { class: 'chart-edge', focusable: 'false' });
  drawing.ariaHidden = 'true';
  const black = drawElement('path', { class: 'chart-edge__black' });
  const lines = drawElement('path', { class: 'chart-edge__lines' });
  const white = drawElement('path', { class: 'chart-edge__white' });
  const figures = drawElement('g');
  drawing.append(white, black, lines, figures);
  view.append(drawing);

  const follow = () => {
    const { x: width, y: height } = map.getSize();
    if (width === 0 || height === 0) return;
    const bounds = map.getBounds();
    const net = stepAt(map.getZoom());
    const right = width - WIDTH;
    const bottom = height - WIDTH;
    const across = positions(bounds.getWest(), bounds.getEast(), net / FINER, (lng) => [
      bounds.getNorth(),
      lng,
    ]).map(({ x, ...one }) => ({ ...one, at: x }));
    const down = positions(bounds.getSouth(), bounds.getNorth(), net / FINER, (lat) => [
      lat,
      bounds.getWest(),
    ]).map(({ y, ...one }) => ({ ...one, at: y }));

    const rim = `M0 0H${width}V${height}H0ZM${WIDTH} ${WIDTH}V${bottom}H${right}V${WIDTH}Z`;
    white.setAttribute('d', rim);
    lines.setAttribute('d', `M${WIDTH} ${WIDTH}V${bottom}H${right}V${WIDTH}Z`);
    black.setAttribute(
      'd',
      [
        ...bars(across, width).flatMap(({ from, to }) => [
          `M${from} 0H${to}V${WIDTH}H${from}Z`,
          `M${from} ${bottom}H${to}V${height}H${from}Z`,
        ]),
        ...bars(down, height).flatMap(({ from, to }) => [
          `M0 ${from}V${to}H${WIDTH}V${from}Z`,
          `M${right} ${from}V${to}H${width}V${from}Z`,
        ]),
      ].join(''),
    );
    const offset = map.getPixelBounds().min ?? { x: 0, y: 0 };
    const marks = taken().map(({ x, y }) => ({ x: x - offset.x, y: y - offset.y }));
    const scale = textScale();
    // Controls are not covered by figures.
    const isFree = (x: number, y: number) =>
      width >= ROOM * scale &&
      !marks.some(
        (mark) => Math.abs(mark.x - x) < NEAR * scale && Math.abs(mark.y - y) < NEAR * scale,
      );
    figures.replaceChildren(
      ...across
        .filter(
          ({ index, at }) =>
            index % FINER === 0 && at > 60 * scale && at < width - 40 * scale && isFree(at, 0),
        )
        .map(({ degrees, at }) => figure(degrees, at, WIDTH + GAP + 9 * scale, 'middle')),
      ...down
        .filter(
          ({ index, at }) =>
            index % FINER === 0 && at > 40 * scale && at < height - 20 * scale && isFree(0, at),
        )
        .map(({ degrees, at }) => figure(degrees, WIDTH + GAP, at + 4 * scale, 'start')),
    );
  };

  const positions = (
    from: number,
    to: number,
    step: number,
    place: (degrees: number) => [number, number],
  ) =>
    multiples(from - step, to + step, step).map((degrees) => {
      const { x, y } = map.latLngToContainerPoint(place(degrees));
      return { x, y, degrees, index: Math.round(degrees / step) };
    });

  map.on('move zoomend resize', follow);
  follow();
  return { redraw: follow };
}

/** Every other field between two positions within the window. */
function bars(positions: readonly { index: number; at: number }[], end: number) {
  return positions.flatMap(({ index, at }, i) => {
    const next = positions[i + 1];
    if (!next || Math.abs(index) % 2 === 1) return [];
    const [from, to] = [Math.min(at, next.at), Math.max(at, next.at)].map((one) =>
      Math.min(Math.max(one, 0), end),
    );
    return from === undefined || to === undefined || to <= from ? [] : [{ from, to }];
  });
}

function figure(degrees: number, x: number, y: number, anchor: string): SVGTextElement {
  const text = drawElement('text', { x, y, 'text-anchor': anchor, class: 'chart-edge__figure' });
  text.textContent = degreesAndMinutes(degrees);
  return text;
}
