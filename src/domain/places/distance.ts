import { around, distance } from 'geokdbush';
import KDBush from 'kdbush';
import type { Coordinates } from './places.ts';

/** Whole metres, as the crow flies. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  return Math.round(distance(a.lng, a.lat, b.lng, b.lat) * 1000);
}

/** The distance to the nearest of these places, in metres; infinite if there are none. */
export function measureFrom(places: readonly Coordinates[]): (at: Coordinates) => number {
  const tree = new KDBush(places.length);
  for (const { lng, lat } of places) tree.add(lng, lat);
  tree.finish();
  return (at) => {
    const [nearest] = around(tree, at.lng, at.lat, 1);
    const place = nearest === undefined ? undefined : places[nearest];
    return place ? metresBetween(at, place) : Number.POSITIVE_INFINITY;
  };
}
