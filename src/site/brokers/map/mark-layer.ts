import { LatLngBounds, type Map as LeafletMap } from 'leaflet';
import type { MapBounds, MapView, MarkedBroker, NamedPlace } from '#domain/brokers/finder.ts';
import type { Coordinates } from '#domain/places/places.ts';
import { type Box, boxAround } from '#view/map/box.ts';
import { CLUSTER_ROOM, sizeOf } from '#view/map/cluster-room.ts';
import type { PlacedName } from '#view/map/fit-names.ts';
import { boundsOf, gatherMarks, type Mark, PIN_AREA, standsFor } from '#view/map/gather-marks.ts';
import { type IsInland, readInland } from '#view/map/inland.ts';
import { LAND } from '#view/map/land.ts';
import type { Point } from '#view/map/point.ts';
import { isSmall } from './country-in-small.ts';
import { type OpenFan, openFan } from './fan-on-map.ts';
import type { MarkText } from './mark-button.ts';
import { type MarkOnMap, putMark, RISE } from './mark-on-map.ts';
import { nameCapitals, shiftBox } from './name-capitals.ts';
import { putInOrder } from './put-in-order.ts';

/** The height of a row in the keyboard order of marks, in pixels. */
const ROW = 60;

/** Half the size of a mark, and the width of the chart's edge, which covers what lies below it, in pixels. */
const HALF_A_MARK = 20;
const EDGE = 7;

/** The tolerance for equal positions, in degrees: about a tenth of a metre. */
const SAME = 1e-6;

export interface MarkLayer {
  /** Shows marks for these brokers, at the map's zoom. */
  show(view: MapView): void;
  /** The centres of all marks, in pixels of the plane. */
  points(): readonly Point[];
  /** The areas of all marks, in layer pixels. */
  areas(): readonly Box[];
  /** Names these capitals before clusters have their places. */
  nameCapitals(capitals: readonly NamedPlace[]): void;
  /** The names of the capitals, in layer pixels. */
  capitals(): readonly PlacedName[];
  choose(broker: MarkedBroker | undefined): void;
  /** Closes the open fan and returns the focus to its mark. Returns whether a fan was open. */
  closeFan(): boolean;
}

export function createMarkerLayer(
  map: LeafletMap,
  text: MarkText,
  act: {
    /** The place that was searched, in layer pixels. */
    searched(): Point | undefined;
    choose(id: string, others: readonly string[]): void;
    /** Shows all of `bounds`, at `zoom` or nearer. */
    fit(bounds: MapBounds, zoom: number): void;
    moved(): void;
  },
): MarkLayer {
  const shown = new Map<string, MarkOnMap>();
  let view: MapView = { clusters: [], brokers: [] };
  let chosen: MarkedBroker | undefined;
  let fan: OpenFan | undefined;
  const capitals = nameCapitals(map, act.searched);
  let inland: { readonly zoom: number; readonly isInland: IsInland } | undefined;
  /** The cluster that was zoomed into, and the zoom before: its marks take the focus. */
  let opened: { readonly bounds: MapBounds; readonly from: number } | undefined;

  const points = () =>
    [...shown.values()].map(({ mark }) => mark.point).concat(fan?.points() ?? []);

  const project = ({ lat, lng }: Coordinates) => map.project([lat, lng], map.getZoom());

  const room = () => CLUSTER_ROOM[isSmall(map) ? 'small' : 'usual'];

  /** The country at the map's zoom. */
  const readCountry = () => {
    const zoom = map.getZoom();
    if (inland?.zoom !== zoom) {
      const rings = LAND.home.flat();
      const at = (place: [number, number]) => map.project(place, zoom);
      inland = { zoom, isInland: readInland(rings.map((ring) => ring.map(at))) };
    }
    return inland.isInland;
  };

  const gather = () =>
    gatherMarks(view, project, {
      rise: RISE,
      room: room(),
      isInland: readCountry(),
      nameCapitals: capitals.place,
      alone: chosen && !view.brokers.some(({ id }) => id === chosen?.id) ? chosen : undefined,
    });

  const sidesOf = (mark: Mark): [number, number] => {
    const side = mark.kind === 'cluster' ? 2 * room().radii[sizeOf(mark.count)] : PIN_AREA;
    return [side, side];
  };

  const activate = (mark: Mark) => {
    if (mark.kind === 'broker') {
      if (!fan?.has(mark)) closeFan();
      // A broker chosen for their other type of credit stays chosen.
      const before = chosen && standsFor(mark.broker, chosen.id) ? chosen : mark.broker;
      const rows = [mark.broker, ...mark.broker.others].map(({ id }) => id);
      act.choose(
        before.id,
        rows.filter((id) => id !== before.id),
      );
    } else if (mark.kind === 'cluster') {
      // Pressed again before its brokers are there: one more zoom would pass them.
      const from = opened && isWithin(mark, opened.bounds) ? opened.from : map.getZoom();
      opened = { bounds: mark.bounds, from };
      act.fit(mark.bounds, from + 1);
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
    map.getContainer().classList.toggle('is-small', isSmall(map));
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
    if (hadFocus && !map.getContainer().contains(document.activeElement))
      focusOn(firstOfCluster()?.button);
  };

  /** The first mark from the cluster that was zoomed into. */
  const firstOfCluster = () => {
    const within = opened?.bounds;
    return within && inOrder().find(({ mark }) => isWithin(mark, within));
  };

  const inOrder = () =>
    [...shown.values()].toSorted(
      ({ mark: { point: a } }, { mark: { point: b } }) =>
        Math.floor(a.y / ROW) - Math.floor(b.y / ROW) || a.x - b.x,
    );

  /**
   * In reading order, a fan's marks after the mark it opens from. Marks beyond the frame are inert: a focus
   * nobody sees would be lost. They stay drawn, as dragging brings them in before the map comes to rest.
   */
  const arrange = () => {
    const pane = map.getPane('markerPane');
    if (!pane) return;
    const { min, max } = map.getPixelBounds();
    const beyond = EDGE - HALF_A_MARK;
    for (const { mark, button } of shown.values()) {
      const { x, y } = mark.point;
      const isSeen =
        min &&
        max &&
        x > min.x + beyond &&
        x < max.x - beyond &&
        y > min.y + beyond &&
        y < max.y - beyond;
      button.inert = !isSeen && button !== document.activeElement;
      button.tabIndex = button.inert ? -1 : 0;
      button.hidden = fan !== undefined && mark.key !== fan.key && fan.covers(mark.point);
    }
    putInOrder(
      pane,
      inOrder().flatMap(({ mark, button }) =>
        fan?.key === mark.key ? [button, ...fan.buttons] : [button],
      ),
    );
  };

  map.on('zoomstart', closeFan);
  // Also until an answer arrives: a zoom changes the distances of the marks, a move the names within the frame.
  map.on('moveend', render);
  map.on('click', closeFan);

  return {
    show(next) {
      view = next;
      render();
      // An answer from before the zoom may still arrive.
      if (!opened || opened.from === map.getZoom()) return;
      const { bounds } = opened;
      opened = undefined;
      const [only, ...others] = [...shown.values()].filter(({ mark }) => isWithin(mark, bounds));
      // All are at one place at the maximum zoom, so zooming cannot separate them.
      if (only?.mark.kind === 'pile' && others.length === 0) open(only.mark);
    },
    points,
    areas: () =>
      [
        ...[...shown.values()].map(({ mark }) => boxAround(mark.point, ...sidesOf(mark))),
        ...(fan?.points() ?? []).map((point) => boxAround(point, PIN_AREA, PIN_AREA)),
      ].map((box) => shiftBox(box, map.getPixelOrigin(), -1)),
    nameCapitals(next) {
      if (capitals.replace(next)) render();
    },
    capitals: capitals.placed,
    choose(broker) {
      chosen = broker;
      render();
      if (!broker) return;
      const on = [...shown.values()].find(({ mark }) => holds(mark, broker.id));
      (fan?.markOf(broker.id) ?? on)?.bounce();
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
