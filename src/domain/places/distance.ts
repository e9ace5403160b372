import type { Coordinates } from './locality.ts';

/** The mean radius of the earth in metres. */
const EARTH_RADIUS = 6_371_000;

/** Whole metres, as the crow flies (haversine formula). */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const north = halfSineSquared(b.lat - a.lat);
  const east = halfSineSquared(b.lng - a.lng) * cosine(a.lat) * cosine(b.lat);
  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.sqrt(north + east)));
}

/** The distance to the nearest of these places, in metres; infinite if there are none. */
export function measureFrom(places: readonly Coordinates[]): (at: Coordinates) => number {
  return (at) =>
    places.reduce(
      (least, place) => Math.min(least, metresBetween(at, place)),
      Number.POSITIVE_INFINITY,
    );
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function halfSineSquared(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 360) ** 2;
}
