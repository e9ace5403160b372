import fc from 'fast-check';
import { expect, it } from 'vitest';
import { barHeights } from './bar-heights.ts';

it.each([
  ['a single one', [448.06], [190]],
  ['equal ones', [448.06, 448.06], [190, 190]],
  ['two', [100, 200], [130, 190]],
  ['one between', [300, 200, 100], [190, 160, 130]],
  ['none', [], []],
])('scales %s', (_, values, heights) => {
  expect(barHeights(values)).toEqual(heights);
});

it('keeps to the bounds, and to the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e8 }), { minLength: 2 }), (values) => {
      const heights = barHeights(values);
      const isSpread = new Set(values).size > 1;
      expect(Math.max(...heights)).toBe(190);
      expect(Math.min(...heights)).toBe(isSpread ? 130 : 190);
      const byValue = values.map((value, at) => ({ value, height: heights[at] ?? 0 }));
      byValue.sort((a, b) => a.value - b.value);
      expect(byValue.map(({ height }) => height)).toEqual(
        byValue.map(({ height }) => height).toSorted((a, b) => a - b),
      );
    }),
  );
});
