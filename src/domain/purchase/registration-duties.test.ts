import { describe, expect, it } from 'vitest';
import { toCents, toEuros } from '#domain/money/money.ts';
import { REGISTRATION_DUTIES, registrationDuty } from './registration-duties.ts';

// L-7.1
describe('the duty on a sale', () => {
  it.each([
    // region, only home, price → rate, taxed, duty; computed by hand
    ['brussels', true, 150_000, 12.5, 0, 0],
    ['brussels', true, 200_000, 12.5, 0, 0],
    ['brussels', true, 200_001, 12.5, 1, 0.13],
    ['brussels', true, 450_000, 12.5, 250_000, 31_250],
    ['brussels', true, 600_000, 12.5, 400_000, 50_000],
    ['brussels', true, 600_000.01, 12.5, 600_000.01, 75_000],
    ['brussels', false, 450_000, 12.5, 450_000, 56_250],
    ['flanders', true, 300_000, 2, 300_000, 6_000],
    ['flanders', false, 300_000, 12, 300_000, 36_000],
    ['wallonia', true, 250_000, 3, 250_000, 7_500],
    ['wallonia', false, 250_000, 12.5, 250_000, 31_250],
  ] as const)('%s, only home %s: of %s euros', (region, ownHome, price, rate, base, duty) => {
    const due = registrationDuty(toCents(price), region, ownHome);
    expect([due.rate, toEuros(due.base), toEuros(due.duty)]).toEqual([rate, base, duty]);
  });

  it('uses the row of a date, or the oldest row for an earlier date', () => {
    const on = (year: number) =>
      registrationDuty(toCents(300_000), 'flanders', true, { year, month: 6, day: 1 }).rate;
    expect([on(2024), on(2025), on(2026)]).toEqual([2, 2, 2]);
  });

  it('lists the oldest rows first', () => {
    for (const rows of Object.values(REGISTRATION_DUTIES)) {
      const days = rows.map(({ since }) => since.year * 10_000 + since.month * 100 + since.day);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
    }
  });
});
