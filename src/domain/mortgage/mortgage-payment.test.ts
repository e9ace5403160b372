import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { addCents, cents, toCents, toEuros } from '#domain/money/money.ts';
import { largestMortgage, mortgagePayment } from './mortgage-payment.ts';

const rate = fc.integer({ min: 0, max: 1_500 }).map((hundredths) => hundredths / 100);
const months = fc.integer({ min: 5, max: 25 }).map((years) => years * 12);
const loan = fc.tuple(fc.integer({ min: 1_000_000, max: 75_000_000 }).map(cents), rate, months);

// W-3.7
describe('mortgagePayment', () => {
  it.each([
    [25_000, 3.05, 120, 241.5],
    [200_000, 3.45, 240, 1_149.32],
    [100_000, 3.75, 240, 589.62],
    [750_000, 3.55, 300, 3_752.07],
    [10_000, 4.25, 60, 184.93],
    // At a rate of 0 it is amount ÷ months, rounded like any other.
    [100_000, 0, 120, 833.33],
    [200_000, 0, 120, 1_666.67],
  ])('%s euros at %s %% over %i months', (amount, yearly, duration, payment) => {
    expect(toEuros(mortgagePayment(toCents(amount), yearly, duration))).toBe(payment);
  });

  //
  it('is the annuity of the effective rate, to half a cent', () => {
    fc.assert(
      fc.property(loan, ([amount, yearly, duration]) => {
        fc.pre(yearly > 0);
        const monthly = (1 + yearly / 100) ** (1 / 12) - 1;
        const exact = (amount * monthly) / (1 - (1 + monthly) ** -duration);
        expect(Math.abs(mortgagePayment(amount, yearly, duration) - exact)).toBeLessThan(0.501);
      }),
    );
  });

  it('rises with the amount and the rate, and falls with the duration', () => {
    fc.assert(
      fc.property(loan, ([amount, yearly, duration]) => {
        const payment = mortgagePayment(amount, yearly, duration);
        expect(mortgagePayment(cents(amount + 100_000), yearly, duration)).toBeGreaterThan(payment);
        expect(mortgagePayment(amount, yearly + 0.5, duration)).toBeGreaterThan(payment);
        expect(mortgagePayment(amount, yearly, duration + 12)).toBeLessThan(payment);
      }),
    );
  });
});

describe('the instalments of a mortgage', () => {
  it('pay back the amount, and add up to the rounded payments', () => {
    fc.assert(
      fc.property(loan, ([amount, yearly, duration]) => {
        const payment = mortgagePayment(amount, yearly, duration);
        const instalments = amortise(amount, yearly, duration, payment);
        expect(addCents(...instalments.map(({ capital }) => capital))).toBe(amount);
        const paid = instalments.map(({ capital, interest }) => capital + interest);
        expect(paid.slice(0, -1).every((sum) => sum === payment)).toBe(true);
        expect(paid.reduce((all, sum) => all + sum)).toBe(Math.max(payment * duration, amount));
      }),
      { numRuns: 30 },
    );
  });
});

// W-3.9
describe('largestMortgage', () => {
  it.each([
    [2_500, 3.05, 120],
    [200, 4.25, 60],
    [100, 4.95, 300],
    [2_500, 0, 300],
  ])('%s a month at %s %% over %i months: a cent more costs more', (payment, yearly, duration) => {
    const amount = largestMortgage(toCents(payment), yearly, duration);
    expect(toEuros(mortgagePayment(amount, yearly, duration))).toBe(payment);
    expect(mortgagePayment(cents(amount + 1), yearly, duration)).toBeGreaterThan(toCents(payment));
  });

  it('is the inverse of the payment', () => {
    fc.assert(
      fc.property(loan, ([amount, yearly, duration]) => {
        const payment = mortgagePayment(amount, yearly, duration);
        const largest = largestMortgage(payment, yearly, duration);
        expect(largest).toBeGreaterThanOrEqual(amount);
        expect(mortgagePayment(largest, yearly, duration)).toBe(payment);
        // At most what one more cent a month would have paid for.
        expect(largest - amount).toBeLessThanOrEqual(duration);
      }),
    );
  });

  it('lends only what rounds to a payment of nothing', () => {
    expect(largestMortgage(cents(0), 0, 120)).toBeLessThan(120);
  });
});
