import type { MapBounds } from '#domain/brokers/finder.ts';
import type { Coordinates } from '#domain/places/places.ts';

/** The smallest window that contains all of these points; there must be at least one. */
export function boundsAround(places: readonly Coordinates[]): MapBounds {
  const [lats, lngs] = [places.map(({ lat }) => lat), places.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
}
