import type { MapBounds } from '#domain/brokers/finder.ts';

/**
 * The limits of the map, in degrees: Belgium and its surroundings in a window, as far as `land.json`
 * reaches.
 */
export const LIMITS: MapBounds = { south: 46.9, west: -1.4, north: 54.2, east: 10.4 };

/**
 * The minimum zoom: all of Belgium on a phone, with its neighbours; a wide window starts where it is
 * filled.
 */
export const MIN_ZOOM = 6;
