import type { Coordinates } from '#domain/places/places.ts';
import { boundsAround } from '../calls/bounds-around.ts';
import type { BrokersMap } from './mount-map.ts';

/** Shows the place with the brokers found around it; the place alone if there are none. */
export function showSearchResults(
  map: BrokersMap,
  place: Coordinates,
  brokers: readonly Coordinates[],
): void {
  if (brokers.length === 0) map.show(place);
  // In one movement: the map ignores others while zooming.
  else map.fit(place, boundsAround([place, ...brokers]));
}
