import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barHeights } from './bar-heights.ts';

// W-4.9
describe('barHeights', () => {
  it.each([
    [[], []],
    [[1_149.32], [190]],
    [
      [500, 500, 500],
      [190, 190, 190],
    ],
    [
      [100, 200],
      [130, 190],
    ],
    [
      [200, 100, 150],
      [190, 130, 160],
    ],
    [
      [1_149.32, 1_119, 1_129, 1_139],
      [190, 130, 150, 170],
    ],
  ])('of %j are %j', (values, heights) => {
    expect(barHeights(values)).toEqual(heights);
  });

  it('keep the order of what they compare, from 130 to 190', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 2 }), (values) => {
        const heights = barHeights(values);
        const isSpread = new Set(values).size > 1;
        expect([Math.min(...heights), Math.max(...heights)]).toEqual([isSpread ? 130 : 190, 190]);
        values.forEach((value, i) => {
          values.forEach((other, j) => {
            if (value >= other) expect(heights[i]).toBeGreaterThanOrEqual(heights[j] ?? 0);
          });
        });
      }),
    );
  });
});
