import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, toCents, toEuros } from '#domain/money/money.ts';
import { costOfCredit, monthlyPayment, monthlyRate, nominalRate, totalToPay } from './payment.ts';

const loan = fc.tuple(
  fc.integer({ min: 20_000, max: 10_000_000 }).map(cents),
  fc.integer({ min: 0, max: 2050 }).map((hundredths) => hundredths / 100),
  fc.integer({ min: 1, max: 240 }),
);

describe('monthlyPayment', () => {
  //
  it.each([
    [10_000, 6.99, 60, 196.95],
    [15_000, 5.99, 84, 217.91],
    [12_500, 4.49, 48, 284.48],
    [5_000, 9.95, 36, 160.21],
    [12_000, 0, 48, 250],
    [100, 0, 3, 33.33],
    [0.29, 0, 1, 0.29],
    [7_500.01, 0, 1, 7_500.01],
  ])('%s euros at %s %% over %i months', (amount, taeg, months, payment) => {
    expect(toEuros(monthlyPayment(toCents(amount), taeg, months))).toBe(payment);
  });

  //
  it('follows the specification’s formula, truncated', () => {
    fc.assert(
      fc.property(loan, ([amount, taeg, months]) => {
        fc.pre(taeg > 0);
        const rate = Math.round(taeg * 100) / 10_000;
        const monthly = (1 + rate) ** (1 / 12) - 1;
        const exact = ((amount / 100) * monthly) / (1 - (1 + rate) ** (-months / 12));
        const payment = toEuros(monthlyPayment(amount, taeg, months));
        expect(payment).toBeLessThanOrEqual(exact + 1e-6);
        expect(exact - payment).toBeLessThan(0.01 + 1e-6);
      }),
    );
  });

  it('rounds the rate ÷ 100 to four decimals', () => {
    const amount = toCents(50_000);
    expect(monthlyPayment(amount, 6.994, 60)).toBe(monthlyPayment(amount, 6.99, 60));
    expect(monthlyPayment(amount, 6.995, 60)).toBe(monthlyPayment(amount, 7, 60));
    expect(monthlyPayment(amount, 1.005, 60)).toBe(monthlyPayment(amount, 1.01, 60));
  });

  it('grows with the amount and the rate, and shrinks with the duration', () => {
    fc.assert(
      fc.property(loan, ([amount, taeg, months]) => {
        const payment = monthlyPayment(amount, taeg, months);
        expect(monthlyPayment(cents(amount + 100), taeg, months)).toBeGreaterThanOrEqual(payment);
        expect(monthlyPayment(amount, taeg + 0.5, months)).toBeGreaterThanOrEqual(payment);
        expect(monthlyPayment(amount, taeg, months + 1)).toBeLessThanOrEqual(payment);
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN])('throws over %s months', (months) => {
    expect(() => monthlyPayment(toCents(10_000), 5, months)).toThrow(`${months} is not a duration`);
  });

  it.each([-1, Number.NaN])('throws at %s %%', (taeg) => {
    expect(() => monthlyPayment(toCents(10_000), taeg, 12)).toThrow(`${taeg} is not a rate`);
  });
});

describe('totals', () => {
  it('match the representative example', () => {
    expect(totalToPay(toCents(284.48), 48)).toBe(toCents(13_655.04));
    expect(costOfCredit(toCents(12_500), toCents(284.48), 48)).toBe(toCents(1_155.04));
  });
});

describe('nominalRate', () => {
  it.each([
    [4.49, 4.4],
    [6.99, 6.776],
    [12, 11.387],
    [0, 0],
  ])('nominalRate for a TAEG of %s', (taeg, nominal) => {
    expect(nominalRate(taeg)).toBeCloseTo(nominal, 3);
    expect((1 + monthlyRate(taeg)) ** 12).toBeCloseTo(1 + taeg / 100, 12);
  });
});
