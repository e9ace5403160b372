import fc from 'fast-check';
import { expect, it } from 'vitest';
import { somewhere } from '#tests/examples/invented-brokers.ts';
import { boundsAround } from './bounds-around.ts';

it('of one place has no extent', () => {
  expect(boundsAround([{ lat: 50.5, lng: 4.5 }])).toEqual({
    south: 50.5,
    north: 50.5,
    west: 4.5,
    east: 4.5,
  });
});

it('contains every place, with one of them on each side', () => {
  fc.assert(
    fc.property(fc.array(somewhere, { minLength: 1 }), (places) => {
      const { south, north, west, east } = boundsAround(places);
      for (const { lat, lng } of places) {
        expect(lat >= south && lat <= north).toBe(true);
        expect(lng >= west && lng <= east).toBe(true);
      }
      const sides = places.flatMap(({ lat, lng }) => [lat, lng]);
      for (const side of [south, north, west, east]) expect(sides).toContain(side);
    }),
  );
});
