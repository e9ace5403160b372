import type { MarkedBroker, NamedPlace } from '#domain/brokers/finder.ts';

/** The places with several brokers at one address: two, and ten. */
const TOGETHER = { namur: { lat: 50.4642, lng: 4.8651 }, gent: { lat: 51.0543, lng: 3.7174 } };

/** The interval of places that have an office, as sparse as in the demonstration. */
const EVERY = 24;

/** Invented brokers at these places, always the same. */
export function inventBrokers(places: readonly NamedPlace[]): readonly MarkedBroker[] {
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
