import { type Map as LeafletMap, Marker, type PointExpression } from 'leaflet';
import type { Mark } from '#view/map/gather-marks.ts';
import type { Point } from '#view/map/point.ts';
import { ButtonIcon } from './button-icon.ts';
import { dressButton, type MarkText, makeButton } from './mark-button.ts';

/** The distance of a broker's mark above its place, in pixels. */
export const RISE = 20;

/** How far marks are stacked in front of others, in pixels further south. */
const FRONT = { chosen: 10_000, fan: 20_000, focus: 30_000 } as const;

/** The margin around a focused mark that must be in view, in pixels. */
const FOCUS_MARGIN = 32;

/** The space of a mark's name above it, and on either side of its centre, in pixels. */
const NAME = { height: 72, side: 110 } as const;

/** A mark on the map. */
export interface MarkOnMap {
  readonly mark: Mark;
  readonly button: HTMLButtonElement;
  /** Turns it into another mark, or moves it. */
  update(mark: Mark, state: MarkState): void;
  /** Lets it bounce once; the style sheet disables this for reduced motion. */
  bounce(): void;
  remove(): void;
}

export interface MarkState {
  readonly isChosen: boolean;
  readonly isOpen: boolean;
  readonly isInFan: boolean;
}

export function putMark(
  map: LeafletMap,
  first: Mark,
  firstState: MarkState,
  text: MarkText,
  activate: (mark: Mark) => void,
): MarkOnMap {
  const button = makeButton();
  let mark = first;
  const marker = new Marker(placeOf(map, mark.point), {
    icon: new ButtonIcon(button),
    // A button handles its own keys.
    keyboard: false,
    autoPanOnFocus: false,
    bubblingMouseEvents: false,
    riseOnHover: true,
    riseOffset: FRONT.focus,
  });
  let depth = 0;
  const update = (next: Mark, { isChosen, isOpen, isInFan }: MarkState) => {
    mark = next;
    dressButton(button, mark, text, { isChosen, isOpen });
    button.classList.toggle('mark--in-fan', isInFan);
    depth = isInFan || isOpen ? FRONT.fan : isChosen ? FRONT.chosen : 0;
    marker.setZIndexOffset(button === document.activeElement ? FRONT.focus : depth);
    marker.setLatLng(placeOf(map, mark.point));
  };
  update(first, firstState);
  marker.on('click', () => activate(mark));
  marker.addTo(map);
  /** Places its name where the map has room: if needed below, and to the side. */
  const placeName = () => {
    const own = button.getBoundingClientRect();
    const all = map.getContainer().getBoundingClientRect();
    const middle = (own.left + own.right) / 2;
    const [before, after] = [middle - all.left, all.right - middle];
    button.dataset.nameAt = own.top - all.top < NAME.height ? 'below' : 'above';
    button.dataset.nameFrom = before < NAME.side ? 'left' : after < NAME.side ? 'right' : 'middle';
  };
  button.addEventListener('pointerenter', placeName);
  button.addEventListener('focus', () => {
    placeName();
    marker.setZIndexOffset(FRONT.focus);
    // By keyboard only: it would slip away from a finger or mouse.
    if (button.matches(':focus-visible'))
      map.panInside(marker.getLatLng(), { padding: [FOCUS_MARGIN, FOCUS_MARGIN] });
  });
  button.addEventListener('blur', () => marker.setZIndexOffset(depth));
  button.addEventListener('animationend', () => button.classList.remove('is-bouncing'));
  return {
    get mark() {
      return mark;
    },
    button,
    update,
    bounce() {
      button.classList.remove('is-bouncing');
      // Restarts the animation if it was chosen twice.
      void button.offsetWidth;
      button.classList.add('is-bouncing');
    },
    remove() {
      marker.remove();
    },
  };
}

/** The geographical position of a point of the plane at the map's zoom. */
export function placeOf(map: LeafletMap, { x, y }: Point) {
  const point: PointExpression = [x, y];
  return map.unproject(point, map.getZoom());
}
