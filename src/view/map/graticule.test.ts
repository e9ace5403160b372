import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesAndMinutes, multiples, stepAt } from './graticule.ts';
import { chooseScale } from './scale.ts';

describe('the net of degrees', () => {
  it.each([
    [6, 60],
    [8, 30],
    [9, 20],
    [10, 10],
    [11, 10],
    [12, 5],
    [13, 2],
    [14, 1],
    [16, 1],
  ])('at zoom %i has a line every %i minutes', (zoom, minutes) => {
    expect(stepAt(zoom)).toBeCloseTo(minutes / 60, 10);
  });

  it.each([
    [49.4, 51.2, 0.5, [49.5, 50, 50.5, 51]],
    [-1.2, 1.2, 1, [-1, 0, 1]],
    [50, 51, 1, [50, 51]],
    [50.1, 50.2, 1, []],
  ])('from %d to %d by %d has its lines at %j', (from, to, step, lines) => {
    expect(multiples(from, to, step)).toEqual(lines);
  });

  it('misses no line for the imprecision of fractions', () => {
    const step = stepAt(13);
    expect(multiples(50, 50 + 30 * step, step)).toHaveLength(31);
  });

  it.each([
    [50.5, '50°30′'],
    [51, '51°'],
    [4.083_333, '4°05′'],
    [-1.25, '−1°15′'],
    [0, '0°'],
    [3.999_99, '4°'],
  ])('names %d as %s', (degrees, expected) => {
    expect(degreesAndMinutes(degrees)).toBe(expected);
  });
});

describe('the scale', () => {
  it.each([
    [305.7, 20_000],
    [152.9, 10_000],
    [9.5, 500],
    [1.2, 100],
    [10, 1_000],
    [9.99, 500],
  ])('where a pixel is %d m is of %i m', (metresPerPixel, metres) => {
    expect(chooseScale(metresPerPixel)).toEqual({ metres, pixels: metres / metresPerPixel });
  });

  it('is never longer than its room, and never shorter than two fifths of it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 100_000, noNaN: true }), (metresPerPixel) => {
        const { metres, pixels } = chooseScale(metresPerPixel);
        expect(pixels).toBeLessThanOrEqual(100.000_001);
        expect(pixels).toBeGreaterThan(39.9);
        expect(String(metres)).toMatch(/^(?:[125]0*|0\.0*[125]|[125]e.*)$/);
      }),
    );
  });
});
