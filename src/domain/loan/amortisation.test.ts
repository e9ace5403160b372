import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, toCents } from '#domain/money/money.ts';
import { amortise } from './amortisation.ts';
import { monthlyPayment, totalToPay } from './payment.ts';

describe('amortise', () => {
  it('starts with the interest of a month on the whole amount', () => {
    const [first] = amortise(toCents(12_500), 4.49, 48);
    expect(first).toEqual({
      month: 1,
      interest: toCents(45.84),
      capital: toCents(238.64),
      balance: toCents(12_261.36),
    });
  });

  it('leaves the last month what truncation left over', () => {
    expect(amortise(toCents(100), 0, 3).map(({ capital }) => capital)).toEqual([3333, 3333, 3334]);
  });

  it('pays back the amount to the cent, and in all what was announced but for roundings', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 150_000, max: 7_500_000 }).map(cents),
        fc.integer({ min: 0, max: 1200 }).map((hundredths) => hundredths / 100),
        fc.integer({ min: 1, max: 120 }),
        (amount, taeg, months) => {
          const instalments = amortise(amount, taeg, months);
          const capital = addCents(...instalments.map((line) => line.capital));
          const interest = addCents(...instalments.map((line) => line.interest));
          const announced = totalToPay(monthlyPayment(amount, taeg, months), months);
          expect(instalments).toHaveLength(months);
          expect(instalments.at(-1)?.balance).toBe(0);
          expect(capital).toBe(amount);
          expect(instalments.every((line) => line.interest >= 0 && line.capital >= 0)).toBe(true);
          expect(Math.abs(capital + interest - announced)).toBeLessThanOrEqual(months * 4);
        },
      ),
    );
  });
});
