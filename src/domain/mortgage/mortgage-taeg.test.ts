import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toCents } from '#domain/money/money.ts';
import { mortgagePayment } from './mortgage-payment.ts';
import { mortgageTaeg } from './mortgage-taeg.ts';

const rate = fc.integer({ min: 1, max: 1_500 }).map((hundredths) => hundredths / 100);
const months = fc.integer({ min: 5, max: 25 }).map((years) => years * 12);
const amount = fc.integer({ min: 2_500_000, max: 75_000_000 }).map(cents);

describe('mortgageTaeg', () => {
  it.each([
    // The default fees (W-3.12), in a published example.
    [100_000, 4_477.06, 589.61, 240, 4.29],
    [200_000, 4_000, 1_432.86, 240, 6.4],
  ])('%s euros with %s of fees, %s a month over %i months', (lent, fees, payment, n, taeg) => {
    const computed = mortgageTaeg(toCents(lent), toCents(fees), toCents(payment), n);
    expect(Math.abs(computed - taeg)).toBeLessThan(taeg === 6.4 ? 0.05 : 1e-9);
  });

  it('equals the rate without fees', () => {
    fc.assert(
      fc.property(amount, rate, months, (lent, yearly, n) => {
        const computed = mortgageTaeg(lent, cents(0), mortgagePayment(lent, yearly, n), n);
        expect(Math.abs(computed - yearly)).toBeLessThan(0.0101);
      }),
    );
  });

  it('rises with the fees, and more so over a shorter time', () => {
    fc.assert(
      fc.property(amount, rate, (lent, yearly) => {
        const taegOver = (n: number, fees: number) =>
          mortgageTaeg(lent, toCents(fees), mortgagePayment(lent, yearly, n), n);
        expect(taegOver(240, 10_000)).toBeGreaterThan(taegOver(240, 4_477.06));
        expect(taegOver(120, 10_000)).toBeGreaterThan(taegOver(240, 10_000));
      }),
    );
  });

  it('is 0 if rounded payments fall short of an interest-free amount', () => {
    const lent = toCents(100_000);
    expect(mortgageTaeg(lent, cents(0), mortgagePayment(lent, 0, 120), 120)).toBe(0);
  });

  it('throws if the fees leave nothing', () => {
    expect(() => mortgageTaeg(toCents(4_000), toCents(4_477.06), toCents(40), 120)).toThrow();
  });
});
