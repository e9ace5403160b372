import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { MapBounds, MapView, MarkedBroker } from '#domain/brokers/finder.ts';
import { boundsOf, gatherMarks, type Mark, standsFor } from '#domain/brokers/gather-marks.ts';
import type { Point } from '#domain/brokers/point.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { type OpenFan, openFan } from './fan-on-map.ts';
import type { MarkText } from './mark-button.ts';
import { type MarkOnMap, putMark, RISE } from './mark-on-map.ts';
import { putInOrder } from './put-in-order.ts';

/** Pixels that count as one row to whoever goes through the marks by keyboard. */
const ROW = 60;

/** Degrees that a place may have moved by on its way: a tenth of a metre. */
const SAME = 1e-6;

export interface MarkLayer {
  /** Marks these brokers, at the zoom that the map has. */
  show(view: MapView): void;
  /** The middles of all marks, in pixels of the plane. */
  points(): readonly Point[];
  choose(broker: MarkedBroker | undefined): void;
  /** Closes what is open; the focus goes back to where it was opened. Says whether anything was. */
  closeFan(): boolean;
}

export function createMarkerLayer(
  map: LeafletMap,
  text: MarkText,
  act: { choose(id: string): void; fit(bounds: MapBounds): void; moved(): void },
): MarkLayer {
  const shown = new Map<string, MarkOnMap>();
  let view: MapView = { clusters: [], brokers: [] };
  let chosen: MarkedBroker | undefined;
  let fan: OpenFan | undefined;
  /** What was zoomed into, and from which zoom: the marks that came of it take the focus. */
  let opened: { readonly bounds: MapBounds; readonly from: number } | undefined;

  const project = ({ lat, lng }: Coordinates) => map.project([lat, lng], map.getZoom());

  const gather = () =>
    gatherMarks(view, project, {
      rise: RISE,
      alone: chosen && !view.brokers.some(({ id }) => id === chosen?.id) ? chosen : undefined,
    });

  const activate = (mark: Mark) => {
    if (mark.kind === 'broker') {
      if (!fan?.has(mark)) closeFan();
      // Whoever was chosen for their other credit stays so.
      const before = chosen && standsFor(mark.broker, chosen.id) ? chosen : mark.broker;
      act.choose(before.id);
    } else if (mark.kind === 'cluster') {
      opened = { bounds: mark.bounds, from: map.getZoom() };
      act.fit(mark.bounds);
    } else if (fan?.key === mark.key) closeFan();
    else open(mark);
  };

  const open = (pile: Mark) => {
    closeFan();
    const from = shown.get(pile.key);
    if (pile.kind !== 'pile' || !from) return;
    fan = openFan(map, { pile, button: from.button, text, chosen: chosen?.id, activate });
    render();
    fan.bringIntoView();
  };

  const closeFan = () => {
    if (!fan) return false;
    const from = shown.get(fan.key);
    const hadFocus = fan.close();
    fan = undefined;
    render();
    if (hadFocus) focusOn(from?.button);
    return true;
  };

  const focusOn = (button: HTMLElement | undefined) =>
    (button ?? map.getContainer()).focus({ preventScroll: true });

  const render = () => {
    const marks = gather();
    const hadFocus = map.getPane('markerPane')?.contains(document.activeElement) ?? false;
    if (fan && !marks.some(({ key }) => key === fan?.key)) {
      fan.close();
      fan = undefined;
    }
    const wanted = new Set(marks.map(({ key }) => key));
    for (const [key, on] of shown) {
      if (wanted.has(key)) continue;
      on.remove();
      shown.delete(key);
    }
    for (const mark of marks) {
      const state = {
        isChosen: chosen !== undefined && holds(mark, chosen.id),
        isOpen: fan?.key === mark.key,
        isInFan: false,
      };
      const on = shown.get(mark.key);
      if (on) on.update(mark, state);
      else shown.set(mark.key, putMark(map, mark, state, text, activate));
    }
    fan?.update(shown.get(fan.key)?.mark, chosen?.id);
    arrange();
    act.moved();
    if (hadFocus && !map.getContainer().contains(document.activeElement)) focusOn(heir()?.button);
  };

  /** The first mark of what was zoomed into. */
  const heir = () => {
    const within = opened?.bounds;
    return within && inOrder().find(({ mark }) => isWithin(mark, within));
  };

  const inOrder = () =>
    [...shown.values()].toSorted(
      ({ mark: { point: a } }, { mark: { point: b } }) =>
        Math.floor(a.y / ROW) - Math.floor(b.y / ROW) || a.x - b.x,
    );

  /** In the order in which one reads, a fan's after the mark it comes from; what is out of sight is no stop on the way. */
  const arrange = () => {
    const pane = map.getPane('markerPane');
    if (!pane) return;
    const { min, max } = map.getPixelBounds();
    for (const { mark, button } of shown.values()) {
      const { x, y } = mark.point;
      const isSeen = min && max && x >= min.x && x <= max.x && y >= min.y && y <= max.y;
      button.tabIndex = isSeen || button === document.activeElement ? 0 : -1;
      button.hidden = fan !== undefined && mark.key !== fan.key && fan.covers(mark.point);
    }
    putInOrder(
      pane,
      inOrder().flatMap(({ mark, button }) =>
        fan?.key === mark.key ? [button, ...fan.buttons] : [button],
      ),
    );
  };

  map.on('moveend', arrange);
  map.on('zoomstart', closeFan);
  // Until the answer is there: what was close is not any more, or is now.
  map.on('zoomend', render);
  map.on('click', closeFan);

  return {
    show(next) {
      view = next;
      render();
      // An answer from before the zoom may still come.
      if (!opened || opened.from === map.getZoom()) return;
      const { bounds } = opened;
      opened = undefined;
      const [only, ...others] = [...shown.values()].filter(({ mark }) => isWithin(mark, bounds));
      // All at one place, as close as the map goes: there is nothing left to zoom into.
      if (only?.mark.kind === 'pile' && others.length === 0) open(only.mark);
    },
    points: () => [...shown.values()].map(({ mark }) => mark.point).concat(fan?.points() ?? []),
    choose(broker) {
      chosen = broker;
      render();
      if (!broker) return;
      const on = [...shown.values()].find(({ mark }) => holds(mark, broker.id));
      (fan?.footOf(broker.id) ?? on)?.bounce();
    },
    closeFan,
  };
}

function holds(mark: Mark, id: string): boolean {
  if (mark.kind === 'broker') return standsFor(mark.broker, id);
  return mark.kind === 'pile' && mark.brokers.some((broker) => standsFor(broker, id));
}

function isWithin(mark: Mark, { south, west, north, east }: MapBounds): boolean {
  const own =
    mark.kind === 'cluster'
      ? mark.bounds
      : boundsOf(mark.kind === 'broker' ? [mark.broker] : mark.brokers);
  return new LatLngBounds([south - SAME, west - SAME], [north + SAME, east + SAME]).contains(
    new LatLngBounds([own.south, own.west], [own.north, own.east]),
  );
}
