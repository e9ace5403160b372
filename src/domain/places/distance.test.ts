import { expect, it } from 'vitest';
import { measureFrom, metresBetween } from './distance.ts';

const NAMUR = { lat: 50.4669, lng: 4.8675 };
const BRUSSELS = { lat: 50.8504, lng: 4.3488 };
const ARLON = { lat: 49.6833, lng: 5.8167 };

it.each([
  [NAMUR, NAMUR, 0],
  [NAMUR, BRUSSELS, 56_200],
  [NAMUR, ARLON, 110_300],
])('the distance from %j to %j is about %d metres', (a, b, metres) => {
  expect(Math.abs(metresBetween(a, b) - metres)).toBeLessThan(500);
  expect(metresBetween(b, a)).toBe(metresBetween(a, b));
});

it('the distance is measured from the nearest place', () => {
  expect(measureFrom([BRUSSELS, NAMUR, ARLON])(NAMUR)).toBe(0);
  expect(measureFrom([BRUSSELS, ARLON])(NAMUR)).toBe(metresBetween(BRUSSELS, NAMUR));
  expect(measureFrom([])(NAMUR)).toBe(Number.POSITIVE_INFINITY);
});
