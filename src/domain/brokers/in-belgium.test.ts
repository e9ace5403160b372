import { expect, it } from 'vitest';
import { fluvia } from '#tests/examples/fluvia.ts';
import { isInBelgium } from './in-belgium.ts';

it('isInBelgium holds for every locality', () => {
  const { localities } = fluvia.places;
  expect(localities.length).toBeGreaterThan(2_000);
  expect(localities.filter((locality) => !isInBelgium(locality))).toEqual([]);
});

it.each([
  ['Lille', 50.633, 3.06],
  ['Dunkerque', 51.034, 2.377],
  ['Maastricht', 50.85, 5.69],
  ['Luxembourg', 49.61, 6.13],
  ['Aachen', 50.775, 6.083],
  ['Breda', 51.586, 4.776],
  ['Charleville-Mézières', 49.762, 4.726],
  ['London', 51.507, -0.128],
  ['the other side of the world', -50.5, -175.5],
])('isInBelgium does not hold for %s', (_, lat, lng) =>
  expect(isInBelgium({ lat, lng })).toBe(false),
);
