import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, roundToCents, toCents, toEuros, truncateToCents } from './money.ts';

const anyCents = fc.integer({ min: -1e11, max: 1e11 });

describe('cents', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (count) => {
    expect(() => cents(count)).toThrow(`${count} is not a whole number of cents`);
  });

  it('has no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

//
describe('truncateToCents and roundToCents', () => {
  it.each([
    // euros, truncated, rounded
    [0, 0, 0],
    [0.29, 29, 29], // 0.29 × 100 is 28.999999999999996
    [1.15, 115, 115], // 1.15 × 100 is 114.99999999999999
    [8.2, 820, 820],
    [0.1 + 0.7, 80, 80], // 0.7999999999999999
    [1.1 + 2.2, 330, 330],
    [1.005, 100, 101], // 1.005 is 1.00499999999999989…
    [1.004, 100, 100],
    [1.009, 100, 101],
    [284.4849, 28448, 28448],
    [999_999.99, 99_999_999, 99_999_999],
    [-0.29, -29, -29],
    [-1.005, -100, -101],
    [-1.009, -100, -101],
  ])('%s euros', (euros, truncated, rounded) => {
    expect(truncateToCents(euros)).toBe(truncated);
    expect(roundToCents(euros)).toBe(rounded);
  });

  it('preserve every amount that is already whole cents', () => {
    fc.assert(
      fc.property(anyCents, (count) => {
        const euros = toEuros(cents(count));
        expect([truncateToCents(euros), roundToCents(euros), toCents(euros)]).toEqual(
          Array(3).fill(cents(count)),
        );
      }),
    );
  });

  it('truncates to at most the amount, and less than a cent below it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (euros) => {
        const truncated = toEuros(truncateToCents(euros));
        expect(truncated).toBeLessThanOrEqual(euros + 1e-7);
        expect(euros - truncated).toBeLessThan(0.01);
      }),
    );
  });
});

describe('addCents', () => {
  it('adds without losing a cent', () => {
    expect(addCents()).toBe(0);
    expect(addCents(toCents(0.1), toCents(0.2), toCents(-0.3))).toBe(0);
  });
});
