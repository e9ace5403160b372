import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents, toCents } from '#domain/money/money.ts';
import { amortise } from './amortisation.ts';
import { monthlyPayment, totalToPay } from './payment.ts';

describe('amortise', () => {
  it('starts with a month of interest on the whole amount', () => {
    const [first] = amortise(toCents(12_500), 4.49, 48);
    expect(first).toEqual({
      month: 1,
      interest: toCents(45.84),
      capital: toCents(238.64),
      balance: toCents(12_261.36),
    });
  });

  it('takes the remainder of truncated payments out of the last months’ interest', () => {
    const last = amortise(toCents(12_500), 6, 48).at(-1);
    expect(last?.capital).toBe(toCents(291.36));
    expect(addCents(last?.capital ?? cents(0), last?.interest ?? cents(0))).toBe(
      monthlyPayment(toCents(12_500), 6, 48),
    );
    // Over ten years at half a percent, the remainder exceeds the interest of the last month.
    const low = amortise(toCents(3_003), 0.5, 120).slice(-6);
    expect(low.map(({ interest }) => interest)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('leaves the remainder to the last payment if there is no interest to take it out of', () => {
    expect(amortise(toCents(100), 0, 3)).toMatchObject([
      { capital: 3333, interest: 0 },
      { capital: 3333, interest: 0 },
      { capital: 3334, interest: 0 },
    ]);
  });

  it('pays back the amount to the cent, and exactly the announced total', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 150_000, max: 7_500_000 }).map(cents),
        fc.integer({ min: 0, max: 1200 }).map((hundredths) => hundredths / 100),
        fc.integer({ min: 1, max: 120 }),
        (amount, taeg, months) => {
          const instalments = amortise(amount, taeg, months);
          const capital = addCents(...instalments.map((line) => line.capital));
          const interest = addCents(...instalments.map((line) => line.interest));
          const payment = monthlyPayment(amount, taeg, months);
          const announced = totalToPay(payment, months);
          const paid = instalments.map((line) => line.capital + line.interest);
          expect(instalments).toHaveLength(months);
          expect(instalments.at(-1)?.balance).toBe(0);
          expect(capital).toBe(amount);
          expect(instalments.every((line) => line.interest >= 0 && line.capital >= 0)).toBe(true);
          // At a rate close to 0, truncated payments may not even add up to the amount.
          expect(capital + interest).toBe(Math.max(announced, amount));
          expect(paid.slice(0, -1).every((sum) => sum === payment)).toBe(true);
        },
      ),
    );
  });
});
