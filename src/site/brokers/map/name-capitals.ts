import type { Map as LeafletMap } from 'leaflet';
import type { NamedPlace } from '#domain/brokers/finder.ts';
import type { Box } from '#view/map/box.ts';
import { fitCapitals, type PlacedName } from '#view/map/fit-names.ts';
import type { Point } from '#view/map/point.ts';
import { nameScale } from './country-in-small.ts';
import { innerWindow } from './inner-window.ts';

export interface CapitalNames {
  /** Replaces the capitals. Returns whether they are others than before. */
  replace(capitals: readonly NamedPlace[]): boolean;
  /** Gives the names their places where these areas of the plane leave room, and returns the areas of the names. */
  place(taken: readonly Box[]): readonly Box[];
  /** The names where they were placed, in layer pixels. */
  placed(): readonly PlacedName[];
}

/** The names of the capitals, which have their places before clusters have theirs. */
export function nameCapitals(
  map: LeafletMap,
  /** The place that was searched, in layer pixels. */
  searched: () => Point | undefined,
): CapitalNames {
  let capitals: readonly NamedPlace[] = [];
  let names: readonly PlacedName[] = [];
  return {
    replace(next) {
      const isSame =
        next.length === capitals.length &&
        next.every(({ name, lat, lng }, i) => {
          const other = capitals[i];
          return name === other?.name && lat === other.lat && lng === other.lng;
        });
      capitals = next;
      return !isSame;
    },
    place(taken) {
      const window = innerWindow(map);
      const cross = searched();
      names = fitCapitals(capitals, ({ lat, lng }) => map.project([lat, lng], map.getZoom()), {
        taken,
        window: window && shiftBox(window, map.getPixelOrigin(), 1),
        searched: cross && shift(cross, map.getPixelOrigin(), 1),
        scale: nameScale(map),
      });
      return names.flatMap(({ areas }) => areas);
    },
    placed() {
      const origin = map.getPixelOrigin();
      return names.map(({ point, at, areas, ...name }) => ({
        ...name,
        point: shift(point, origin, -1),
        at: shift(at, origin, -1),
        areas: areas.map((area) => shiftBox(area, origin, -1)),
      }));
    },
  };
}

/** From layer pixels to the plane, or back. */
function shift({ x, y }: Point, origin: Point, way: 1 | -1): Point {
  return { x: x + way * origin.x, y: y + way * origin.y };
}

export function shiftBox({ left, right, top, bottom }: Box, { x, y }: Point, way: 1 | -1): Box {
  return {
    ...{ left: left + way * x, right: right + way * x },
    ...{ top: top + way * y, bottom: bottom + way * y },
  };
}
