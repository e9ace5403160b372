import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortise } from '#domain/loan/amortisation.ts';
import { addCents, cents, toCents } from '#domain/money/money.ts';
import { groupByYear } from './group-by-year.ts';

describe('a loan by its years', () => {
  it('ends each with what is left after its last month', () => {
    const months = amortise(toCents(10_000), 6.99, 30);
    const years = groupByYear(months);
    expect(years.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(years.map(({ balance }) => balance)).toEqual(
      [12, 24, 30].map((month) => months[month - 1]?.balance),
    );
  });

  it('adds up to the loan, whatever it is', () => {
    const amounts = fc.integer({ min: 50_000, max: 10_000_000 }).map(cents);
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 1_550 }),
        fc.integer({ min: 1, max: 240 }),
        (amount, taeg, months) => {
          const instalments = amortise(amount, taeg / 100, months);
          const years = groupByYear(instalments);
          expect(addCents(...years.map(({ capital }) => capital))).toBe(amount);
          expect(addCents(...years.map(({ interest }) => interest))).toBe(
            addCents(...instalments.map(({ interest }) => interest)),
          );
          expect(years.at(-1)?.balance).toBe(0);
        },
      ),
    );
  });
});
