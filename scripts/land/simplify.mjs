/** @typedef {[number, number]} Place longitude, latitude */

/** The length of a degree of longitude as a fraction of one of latitude, in Belgium. */
const SLANT = Math.cos((50.5 * Math.PI) / 180);

/**
 * Simplifies a line (Douglas and Peucker), more where the tolerance is larger. Its ends stay.
 * @param {Place[]} places
 * @param {(place: Place) => number} toleranceAt how far the line may deviate from this place, degrees of latitude
 * @returns {Place[]}
 */
export function simplify(places, toleranceAt) {
  const first = places[0];
  const last = places.at(-1);
  if (!first || !last || places.length < 3) return places;
  let furthest = 0;
  let most = 0;
  places.forEach((place, i) => {
    const off = distanceTo(place, first, last) / toleranceAt(place);
    if (i > 0 && i < places.length - 1 && off > most) {
      most = off;
      furthest = i;
    }
  });
  if (most <= 1) return [first, last];
  return [
    ...simplify(places.slice(0, furthest + 1), toleranceAt).slice(0, -1),
    ...simplify(places.slice(furthest), toleranceAt),
  ];
}

/** From a place to the line between two others, in degrees of latitude. @param {Place} place @param {Place} from @param {Place} to */
function distanceTo([lng, lat], from, to) {
  const x = (lng - from[0]) * SLANT;
  const y = lat - from[1];
  const alongX = (to[0] - from[0]) * SLANT;
  const alongY = to[1] - from[1];
  const length = alongX ** 2 + alongY ** 2;
  const part = length === 0 ? 0 : Math.min(Math.max((x * alongX + y * alongY) / length, 0), 1);
  return Math.hypot(x - part * alongX, y - part * alongY);
}
