import { expect, it } from 'vitest';
import { decodeLand, type PackedLand } from './decode-land.ts';
import packed from './land.json' with { type: 'json' };

/** Two adjacent countries by the sea: a square, and a square to its east. */
const two: PackedLand = {
  unit: 10,
  arcs: [
    [20, 10, 0, -10],
    [20, 0, -20, 0, 0, 10, 20, 0],
    [20, 10, 10, 0, 0, -10, -10, 0],
  ],
  land: [[[[0, 1]]], [[[-1, 2]]]],
  rivers: [{ width: 2, line: [0, 0, 10, 10] }],
};

it('assembles countries from shared lines', () => {
  const { home, abroad, coasts, borders } = decodeLand(two);
  expect(home).toEqual([
    [
      [
        [0, 2],
        [0, 0],
        [1, 0],
        [1, 2],
      ],
    ],
  ]);
  expect(abroad).toEqual([
    [
      [
        [1, 2],
        [1, 3],
        [0, 3],
        [0, 2],
      ],
    ],
  ]);
  expect(coasts).toHaveLength(2);
  // The only border is Belgium's, which is drawn separately.
  expect(borders).toEqual([]);
});

it('draws rivers through their towns', () => {
  const [river] = decodeLand(two).rivers;
  expect(river?.line.at(0)).toEqual([0, 0]);
  expect(river?.line.at(-1)).toEqual([1, 1]);
});

it('the land has closed countries, and Belgium in its place', () => {
  const { home, abroad, coasts, borders } = decodeLand(packed);
  const [[outline = []] = []] = home;
  const lats = outline.map(([lat]) => lat);
  const lngs = outline.map(([, lng]) => lng);
  expect(Math.min(...lats)).toBeCloseTo(49.5, 1);
  expect(Math.max(...lats)).toBeCloseTo(51.5, 1);
  expect(Math.min(...lngs)).toBeCloseTo(2.5, 1);
  expect(Math.max(...lngs)).toBeCloseTo(6.4, 1);
  for (const [ring = []] of [...home, ...abroad]) {
    const [lat = 0, lng = 0] = ring[0] ?? [];
    const [endLat = 9, endLng = 9] = ring.at(-1) ?? [];
    expect(Math.hypot(lat - endLat, lng - endLng)).toBeLessThan(4);
  }
  expect(coasts.length).toBeGreaterThan(5);
  expect(borders.length).toBeGreaterThan(2);
});
