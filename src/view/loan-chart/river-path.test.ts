import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOX, bankPath, waterPath } from './river-path.ts';
import type { Slice } from './slices.ts';

/** Three slices of round figures; the last is a point. */
const RIVER: readonly Slice[] = [
  { x: 0, y: 0.5, water: 0.4, bank: 0.2 },
  { x: 0.5, y: 0.5, water: 0.2, bank: 0.1 },
  { x: 1, y: 0.6, water: 0, bank: 0 },
];

/** The points of each piece of a path, in the box. */
function placesOf(path: string): [x: number, y: number][][] {
  let at: [number, number] = [0, 0];
  return [...path.matchAll(/[Mcl]([^a-z]+)/g)].map(([, written = '']) => {
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x, y] = at;
    const places = numbers.flatMap((number, index): [number, number][] =>
      index % 2 === 0 ? [[tenths(x + number), tenths(y + (numbers[index + 1] ?? 0))]] : [],
    );
    at = places.at(-1) ?? at;
    return places;
  });
}

const tenths = (number: number) => Math.round(number * 10) / 10;

it('goes along the upper edge, and back along the lower', () => {
  expect(waterPath(RIVER)).toBe(
    [
      'M0 90',
      'c83.3 5 333.3 15 500 30',
      'c166.7 15 416.7 50 500 60',
      'l0 0',
      'c-83.3 0-333.3-5-500 0',
      'c-166.7 5-416.7 25-500 30',
      'z',
    ].join(''),
  );
});

it('leaves half of the banks on either side of the water', () => {
  expect(bankPath(RIVER)).toBe(
    [
      'M0 60',
      'c83.3 7.5 333.3 25 500 45',
      'c166.7 20 416.7 62.5 500 75',
      'l0 0',
      'c-83.3 2.5-333.3 5-500 15',
      'c-166.7 10-416.7 37.5-500 45',
      'z',
    ].join(''),
  );
});

it('the path is straight where the river is', () => {
  const canal = [0, 0.3, 0.6].map((x) => ({ x, y: 0.5, water: 0.5, bank: 0 }));
  const heights = placesOf(waterPath(canal))
    .flat()
    .map(([, y]) => y);
  expect(new Set(heights)).toEqual(new Set([75, 225]));
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
      const corners = placesOf(waterPath(slices)).map((piece) => piece.at(-1));
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
