import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOX, bankPath, waterPath } from './river-path.ts';
import type { Slice } from './river-shape.ts';

/** Three slices of round figures; the last is a point. */
const RIVER: readonly Slice[] = [
  { x: 0, y: 0.5, water: 0.4, bank: 0.2 },
  { x: 0.5, y: 0.5, water: 0.2, bank: 0.1 },
  { x: 1, y: 0.6, water: 0, bank: 0 },
];

it('goes along the upper edge, and back along the lower', () => {
  expect(waterPath(RIVER)).toBe(
    [
      'M0 90',
      'C83.3 95 333.3 105 500 120',
      'C666.7 135 916.7 170 1000 180',
      'L1000 180',
      'C916.7 180 666.7 175 500 180',
      'C333.3 185 83.3 205 0 210',
      'Z',
    ].join(''),
  );
});

it('leaves half of the banks on either side of the water', () => {
  expect(bankPath(RIVER)).toBe(
    [
      'M0 60',
      'C83.3 67.5 333.3 85 500 105',
      'C666.7 125 916.7 167.5 1000 180',
      'L1000 180',
      'C916.7 182.5 666.7 185 500 195',
      'C333.3 205 83.3 232.5 0 240',
      'Z',
    ].join(''),
  );
});

it('is straight where the river is', () => {
  const canal = [0, 0.3, 0.6].map((x) => ({ x, y: 0.5, water: 0.5, bank: 0 }));
  const heights = waterPath(canal)
    .split(/[MCLZ ]/)
    .filter((number) => number !== '')
    .filter((_, at) => at % 2 === 1);
  expect(new Set(heights)).toEqual(new Set(['75', '225']));
});

it('meets every slice at both edges, in the box', () => {
  const share = fc.integer({ min: 1, max: 99 }).map((hundredths) => hundredths / 100);
  const river = fc
    .uniqueArray(share, { minLength: 2, maxLength: 6 })
    .chain((places) =>
      fc.tuple(
        ...places
          .toSorted((a, b) => a - b)
          .map((x) => share.map((width) => ({ x, y: 0.5, water: width, bank: 0 }))),
      ),
    );
  fc.assert(
    fc.property(river, (slices) => {
      const corners = waterPath(slices)
        .split(/[MCLZ]/)
        .filter((piece) => piece !== '')
        .map((piece) => piece.split(' ').slice(-2).map(Number));
      const upper = slices.map(({ x, y, water }) => [x, y - water / 2]);
      const lower = slices.map(({ x, y, water }) => [x, y + water / 2]).reverse();
      const drawn = [...upper, ...lower].map(([x = 0, y = 0]) => [x * BOX.width, y * BOX.height]);
      expect(corners).toHaveLength(drawn.length);
      for (const [at, [x = 0, y = 0]] of drawn.entries()) {
        expect(corners[at]?.[0]).toBeCloseTo(x, 0);
        expect(corners[at]?.[1]).toBeCloseTo(y, 0);
      }
    }),
  );
});
