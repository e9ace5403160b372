import type { MapBounds } from '#domain/brokers/finder.ts';

/** What there is to see, in degrees: Belgium and what a window around it shows. `land.json` reaches as far. */
export const LIMITS: MapBounds = { south: 46.9, west: -1.4, north: 54.2, east: 10.4 };

/** From which zoom on: all of Belgium on a phone, its neighbours around it. A wide window begins where it is filled. */
export const LEAST_ZOOM = 6;
