import { type Map as LeafletMap, Polyline } from 'leaflet';
import { spreadFan } from '#domain/brokers/fan.ts';
import { type Mark, standsFor } from '#domain/brokers/gather-marks.ts';
import type { Point } from '#domain/brokers/point.ts';
import type { MarkText } from './mark-button.ts';
import { type MarkOnMap, placeOf, putMark, RISE } from './mark-on-map.ts';

type Pile = Extract<Mark, { kind: 'pile' }>;

/** Pixels around a mark within which another would cover it, and around a fan that stay in view. */
const COVER = 40;
const MARGIN = 36;

export interface OpenFan {
  /** Of the mark that it comes from. */
  readonly key: string;
  readonly buttons: readonly HTMLButtonElement[];
  /** Where its marks stand. */
  points(): readonly Point[];
  has(mark: Mark): boolean;
  footOf(id: string): MarkOnMap | undefined;
  /** Whether a mark here would lie below one of the fan. */
  covers(point: Point): boolean;
  /** Follows the mark that it comes from, which may have been pushed aside. */
  update(pile: Mark | undefined, chosen: string | undefined): void;
  bringIntoView(): void;
  /** Says whether the focus was in it. */
  close(): boolean;
}

interface FanSetup {
  readonly pile: Pile;
  readonly button: HTMLButtonElement;
  readonly text: MarkText;
  readonly chosen: string | undefined;
  activate(mark: Mark): void;
}

/** Opens a mark of several brokers: each stands by itself, on a line that leads back to their place. */
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
        ? [{ key: `foot ${broker.id}`, kind: 'broker' as const, broker, point: place }]
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
  const feet = marksNow().map((mark) => putMark(map, mark, stateOf(mark, chosen), text, activate));
  return {
    key: pile.key,
    buttons: feet.map((foot) => foot.button),
    points: places,
    has: (mark) => feet.some((foot) => foot.mark === mark),
    footOf: (id) => feet.find(({ mark }) => mark.kind === 'broker' && standsFor(mark.broker, id)),
    covers: ({ x, y }) =>
      [point, ...places()].some(
        (place) => Math.max(Math.abs(place.x - x), Math.abs(place.y - y)) < COVER,
      ),
    update(mark, chosenId) {
      if (mark) point = mark.point;
      marksNow().forEach((next, i) => {
        feet[i]?.update(next, stateOf(next, chosenId));
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
      const hadFocus = focused === button || feet.some((foot) => foot.button === focused);
      for (const foot of feet) foot.remove();
      legs.remove();
      return hadFocus;
    },
  };
}

/** From the middle of a mark to the tip that points to its place. */
function lower({ x, y }: Point): Point {
  return { x, y: y + RISE };
}
