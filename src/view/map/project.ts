import type { Coordinates } from '#domain/places/places.ts';
import type { Point } from './point.ts';

/** Pixels of a side of the map at zoom 0. */
const WORLD = 256;

/** Mercator's projection: from degrees to pixels of the world at a zoom, whole or not. */
export function projectAt(zoom: number): (place: Coordinates) => Point {
  const size = WORLD * 2 ** zoom;
  return ({ lat, lng }) => ({
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.atanh(Math.sin((lat * Math.PI) / 180)) / (2 * Math.PI)) * size,
  });
}

/** The equator in metres. */
const EQUATOR = 40_075_017;

/** How many metres a pixel of the map is at a latitude. */
export function metresPerPixel(lat: number, zoom: number): number {
  return (EQUATOR * Math.cos((lat * Math.PI) / 180)) / (WORLD * 2 ** zoom);
}
