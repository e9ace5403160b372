import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAN_GAP, spreadFan } from './fan.ts';
import type { Point } from './point.ts';

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const radii = (count: number) =>
  new Set(spreadFan(count).map(({ x, y }) => Math.round(Math.hypot(x, y) * 100) / 100));

// W-5.9
describe('the fan', () => {
  it.each([2, 3, 6, 7, 8])('of %i is a circle', (count) => {
    expect(radii(count).size).toBe(1);
  });

  it.each([9, 10, 40])('of %i is a spiral', (count) => {
    expect(radii(count).size).toBe(count);
  });

  it('never lets two markers touch, nor one the mark that was opened', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), (count) => {
        const places = spreadFan(count);
        expect(places).toHaveLength(count);
        const marks = [{ x: 0, y: 0 }, ...places];
        const gaps = marks.flatMap((mark, i) =>
          marks.slice(i + 1).map((other) => distance(mark, other)),
        );
        expect(Math.min(...gaps)).toBeGreaterThanOrEqual(FAN_GAP - 1e-9);
      }),
    );
  });

  it('stays as small as it can: eight within 80 px, ten within 130', () => {
    expect(Math.max(...radii(8))).toBeLessThan(80);
    expect(Math.max(...radii(10))).toBeLessThan(130);
  });
});
