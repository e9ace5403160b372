import type { MarkedBroker, NamedPlace } from '#domain/brokers/finder.ts';

/** The places with several brokers at one address: two, and ten. */
const TOGETHER = { namur: { lat: 50.4642, lng: 4.8651 }, gent: { lat: 51.0543, lng: 3.7174 } };

/** The interval of places that have an office, as sparse as in the demonstration. */
const EVERY = 24;

/** The spread of offices around a place, in degrees, for large counts. */
const SPREAD = { lat: 0.05, lng: 0.08 };

/**
 * Invented brokers at these places, always the same. For counts above the gallery's default, that many,
 * spread around all places.
 */
export function inventBrokers(places: readonly NamedPlace[], many = 0): readonly MarkedBroker[] {
  const next = makeRandom();
  const around = (middle: number, spread: number) => middle + (next() - 0.5) * spread;
  if (many > 0)
    return Array.from({ length: many }, (_, i) => {
      const { lat, lng } = places[Math.floor(next() ** 1.5 * places.length)] ?? TOGETHER.namur;
      return broker(i, { lat: around(lat, SPREAD.lat), lng: around(lng, SPREAD.lng) });
    });
  const spread = places.filter((_, i) => i % EVERY === 0);
  return [
    ...Array.from({ length: 2 }, () => TOGETHER.namur),
    ...Array.from({ length: 10 }, () => TOGETHER.gent),
    ...spread.map(({ lat, lng }) => ({ lat, lng })),
  ].map((place, i) => broker(i, place));
}

function broker(i: number, { lat, lng }: { lat: number; lng: number }): MarkedBroker {
  return { id: `b-${i}`, name: `Courtage ${i}`, type: i % 3 === 0 ? 'pat' : 'ch', lat, lng };
}

/** Pseudo-random numbers from 0 to 1, always the same (mulberry32). */
function makeRandom(): () => number {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
