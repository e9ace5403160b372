import { type Map as LeafletMap, Polyline } from 'leaflet';
import { spreadFan } from '#view/map/fan.ts';
import { type Mark, standsFor } from '#view/map/gather-marks.ts';
import type { Point } from '#view/map/point.ts';
import type { MarkText } from './mark-button.ts';
import { type MarkOnMap, placeOf, putMark, RISE } from './mark-on-map.ts';

type Pile = Extract<Mark, { kind: 'pile' }>;

/** Pixels around a mark that another would cover, and around a fan that must be in view. */
const COVER = 40;
const MARGIN = 56;

export interface OpenFan {
  /** The mark that it opens from. */
  readonly key: string;
  readonly buttons: readonly HTMLButtonElement[];
  /** The positions of its marks. */
  points(): readonly Point[];
  has(mark: Mark): boolean;
  markOf(id: string): MarkOnMap | undefined;
  /** Whether a mark at this position would be below one of the fan. */
  covers(point: Point): boolean;
  /** Follows the mark that it opens from, which may have moved. */
  update(pile: Mark | undefined, chosen: string | undefined): void;
  bringIntoView(): void;
  /** Returns whether it contained the focus. */
  close(): boolean;
}

interface FanSetup {
  readonly pile: Pile;
  readonly button: HTMLButtonElement;
  readonly text: MarkText;
  readonly chosen: string | undefined;
  activate(mark: Mark): void;
}

/** Opens a mark of several brokers: each gets its own mark, with a line to their common place. */
export function openFan(
  map: LeafletMap,
  { pile, button, text, chosen, activate }: FanSetup,
): OpenFan {
  const offsets = spreadFan(pile.brokers.length);
  let { point } = pile;
  const places = () => offsets.map(({ x, y }) => ({ x: point.x + x, y: point.y + y }));
  const marksNow = (): Mark[] =>
    places().flatMap((place, i) => {
      const broker = pile.brokers[i];
      return broker
        ? [{ key: `fan ${broker.id}`, kind: 'broker' as const, broker, point: place }]
        : [];
    });
  const stateOf = (mark: Mark, chosenId: string | undefined) => ({
    isChosen: mark.kind === 'broker' && chosenId !== undefined && standsFor(mark.broker, chosenId),
    isOpen: false,
    isInFan: true,
  });
  const legLines = () =>
    places().map((place) => [point, place].map((end) => placeOf(map, lower(end))));
  const legs = new Polyline(legLines(), {
    className: 'map-fan-legs',
    interactive: false,
    smoothFactor: 0,
  }).addTo(map);
  const marks = marksNow().map((mark) => putMark(map, mark, stateOf(mark, chosen), text, activate));
  return {
    key: pile.key,
    buttons: marks.map((shown) => shown.button),
    points: places,
    has: (mark) => marks.some((shown) => shown.mark === mark),
    markOf: (id) => marks.find(({ mark }) => mark.kind === 'broker' && standsFor(mark.broker, id)),
    covers: ({ x, y }) =>
      [point, ...places()].some(
        (place) => Math.max(Math.abs(place.x - x), Math.abs(place.y - y)) < COVER,
      ),
    update(mark, chosenId) {
      if (mark) point = mark.point;
      marksNow().forEach((next, i) => {
        marks[i]?.update(next, stateOf(next, chosenId));
      });
      legs.setLatLngs(legLines());
    },
    bringIntoView() {
      const all = [point, ...places()];
      const { min, max } = map.getPixelBounds();
      if (!min || !max) return;
      const off = (axis: 'x' | 'y') => {
        const low = Math.min(...all.map((one) => one[axis])) - MARGIN;
        const high = Math.max(...all.map((one) => one[axis])) + MARGIN;
        if (high - low > max[axis] - min[axis]) return (low + high - min[axis] - max[axis]) / 2;
        return Math.min(low - min[axis], 0) + Math.max(high - max[axis], 0);
      };
      const [x, y] = [off('x'), off('y')];
      if (x !== 0 || y !== 0) map.panBy([x, y]);
    },
    close() {
      const focused = document.activeElement;
      const hadFocus = focused === button || marks.some((shown) => shown.button === focused);
      for (const shown of marks) shown.remove();
      legs.remove();
      return hadFocus;
    },
  };
}

/** The distance from the middle of a mark to its tip. */
function lower({ x, y }: Point): Point {
  return { x, y: y + RISE };
}
