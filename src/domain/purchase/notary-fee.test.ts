import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toCents, toEuros } from '#domain/money/money.ts';
import { notaryFee, vatOn } from './notary-fee.ts';

// L-7.2
describe('the notary’s fee', () => {
  it.each([
    [150_000, 1_907.88],
    [280_000, 2_538.24],
    [450_000, 2_878.24],
  ])('the notary’s fee for %i euros matches the notaries’ own calculator', (price, fee) => {
    expect(Math.abs(notaryFee(toCents(price)) - toCents(fee))).toBeLessThanOrEqual(1);
  });

  it.each([
    // Worked by hand, part by part: 342 + 285 + 285 + 264.96 + 212.04 + 1,060.20, and 29.22.
    [7_500, 371.22],
    [17_500, 656.22],
    [30_000, 941.22],
    [45_495, 1_206.18],
    [64_095, 1_418.22],
    [250_000, 2_477.88],
    [250_095, 2_478.42],
    [300_000, 2_578.23],
  ])('the notary’s fee for %i euros is %s', (price, fee) => {
    expect(toEuros(notaryFee(toCents(price)))).toBe(fee);
  });

  it('rises with the price, ever more slowly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_500_000, max: 400_000_000 }), (price) => {
        const [now, more, most] = [0, 1_000_000, 2_000_000].map((added) =>
          notaryFee(cents(price + added)),
        );
        const rise = (more ?? 0) - (now ?? 0);
        expect(rise).toBeGreaterThan(0);
        expect((most ?? 0) - (more ?? 0)).toBeLessThanOrEqual(rise + 1);
      }),
    );
  });

  it('is subject to 21 % of tax', () => {
    expect(vatOn(toCents(2_578.23))).toBe(toCents(541.43));
  });
});
