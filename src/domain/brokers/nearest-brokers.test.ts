import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inventBroker,
  inventedBrokers,
  someTypes,
  somewhere,
} from '#tests/examples/invented-brokers.ts';
import { metresBetween } from '../places/distance.ts';
import type { Coordinates } from '../places/places.ts';
import type { Broker, BrokerType } from './broker.ts';
import { FINDER, type FoundBrokers, type SearchedBy } from './finder.ts';
import { findNearest, MAX_FOUND } from './nearest-brokers.ts';

const NAMUR = { lat: 50.4669, lng: 4.8675 };

/** A place this many metres to the north. */
const north = (metres: number): Coordinates => ({
  lat: NAMUR.lat + (metres / (6_371_000 * Math.PI)) * 180,
  lng: NAMUR.lng,
});

/** The specification taken literally: the search repeats with a larger radius until it has enough. */
function findByTrying(
  all: readonly Broker[],
  at: Coordinates,
  types: readonly BrokerType[],
  by: SearchedBy,
): FoundBrokers {
  const candidates = all
    .filter(({ type }) => types.includes(type))
    .map((broker) => ({ ...broker, distance: metresBetween(at, broker) }));
  const enough = Math.min(FINDER.enough[by], candidates.length);
  for (let radius = FINDER.radius.first; ; radius += FINDER.radius.step) {
    const within = candidates.filter(({ distance }) => distance <= radius);
    if (within.length < enough) continue;
    const order = ({ distance, name, id }: (typeof within)[number]) =>
      `${String(distance).padStart(9, '0')} ${name} ${id}`;
    within.sort((a, b) => (order(a) < order(b) ? -1 : 1));
    return { radius, total: within.length, brokers: within.slice(0, MAX_FOUND) };
  }
}

// W-5.3
describe('a search', () => {
  it('finds the same as trying one radius after another', () => {
    const by = fc.constantFrom<SearchedBy[]>('zip', 'address');
    fc.assert(
      fc.property(inventedBrokers, somewhere, someTypes, by, (brokers, at, types, searchedBy) => {
        const nearest = findNearest(brokers, at, types, searchedBy);
        expect(nearest).toEqual(findByTrying(brokers, at, types, searchedBy));
      }),
    );
  });

  it.each([
    ['zip', [0, 0], 1_000, 2],
    ['zip', [1, 999], 1_000, 2],
    ['zip', [400, 1_000], 1_000, 2],
    ['zip', [400, 1_001], 2_000, 2],
    ['zip', [400, 3_000, 3_001], 3_000, 2],
    ['zip', [400, 500, 999, 1_001], 1_000, 3],
    ['zip', [2_500], 3_000, 1],
    ['zip', [], 1_000, 0],
    ['address', [], 1_000, 0],
    ['address', [400, 1_001], 1_000, 1],
    ['address', [1_001, 1_999, 2_001], 2_000, 2],
    ['address', [120_500], 121_000, 1],
  ] as const)(
    'by %s, with brokers %j metres away, grows to %d and finds %d',
    (by, far, radius, total) => {
      const brokers = far.map((metres, i) => inventBroker({ id: `b-${i}`, ...north(metres) }));
      const nearest = findNearest(brokers, NAMUR, ['ch', 'pat'], by);
      expect(nearest).toMatchObject({ radius, total });
      expect(nearest.brokers.map(({ distance }) => distance)).toEqual(far.slice(0, total));
    },
  );

  it('finds only brokers of the types asked for', () => {
    const brokers = [
      inventBroker({ id: 'ch', type: 'ch', ...north(10) }),
      inventBroker({ id: 'pat', type: 'pat', ...north(4_200) }),
    ];
    const nearestIds = (types: readonly BrokerType[]) => {
      const nearest = findNearest(brokers, NAMUR, types, 'address');
      return [nearest.radius, ...nearest.brokers.map(({ id }) => id)];
    };
    expect(nearestIds(['ch'])).toEqual([1_000, 'ch']);
    expect(nearestIds(['pat'])).toEqual([5_000, 'pat']);
    expect(nearestIds(['pat', 'ch'])).toEqual([1_000, 'ch']);
    expect(nearestIds([])).toEqual([1_000]);
  });

  it('limits the brokers that it returns, and counts them all', () => {
    const brokers = Array.from({ length: MAX_FOUND + 5 }, (_, i) =>
      inventBroker({ id: `b-${i}`, ...north(i) }),
    );
    const nearest = findNearest(brokers.toReversed(), NAMUR, ['ch'], 'zip');
    expect(nearest.total).toBe(MAX_FOUND + 5);
    expect(nearest.brokers.map(({ id }) => id)).toEqual(
      brokers.slice(0, MAX_FOUND).map(({ id }) => id),
    );
  });

  it.each([
    ['Namur', 'Bruxelles', { lat: 50.8504, lng: 4.3488 }, 56_200],
    ['Namur', 'Arlon', { lat: 49.6833, lng: 5.8167 }, 110_200],
  ])('measures the distance from %s to %s along the earth', (_from, _to, place, metres) => {
    expect(Math.abs(metresBetween(NAMUR, place) - metres)).toBeLessThan(1_000);
    expect(Number.isInteger(metresBetween(NAMUR, place))).toBe(true);
  });
});
