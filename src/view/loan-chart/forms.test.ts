import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, cents } from '#domain/money/money.ts';
import { flowOf } from '#tests/examples/loan-flow.ts';
import { form as area, BASE } from './area-form.ts';
import { form as bars } from './bars-form.ts';

const flows = fc
  .record({
    euros: fc.integer({ min: 2500, max: 75_000 }),
    taeg: fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100),
    months: fc.constantFrom(6, 12, 18, 30, 48, 84, 120, 360),
  })
  .map(({ euros, taeg, months }) => flowOf(euros, taeg, months));

// F-3.1
describe('the area', () => {
  it('stands on its base, and falls to nothing', () => {
    fc.assert(
      fc.property(flows, (some) => {
        const shape = area.shape(some);
        for (const [index, { y, water, bank }] of shape.entries()) {
          expect(y + (water + bank) / 2).toBeCloseTo(BASE, 12);
          expect(y - (water + bank) / 2).toBeGreaterThan(0.12);
          expect(water).toBeLessThanOrEqual((shape[index - 1]?.water ?? 1) + 1e-12);
        }
        expect(shape.at(-1)?.water).toBe(0);
      }),
    );
  });

  it('has the balance of the amortisation at the end of each year', () => {
    const some = flowOf(12_500, 4.49, 48);
    expect(area.years(some).map(({ year, amount }) => [year, amount])).toEqual(
      [1, 2, 3].map((year) => [year, some.instalments[year * 12 - 1]?.balance]),
    );
  });
});

describe('the bars', () => {
  it('are the years of the loan, and add up to all that is repaid', () => {
    fc.assert(
      fc.property(flows, (some) => {
        const years = bars.years(some);
        const { instalments, amount } = some;
        expect(years).toHaveLength(Math.ceil(instalments.length / 12));
        const sum = (name: string) =>
          addCents(...years.map(({ figures }) => figures?.[name] ?? cents(0)));
        expect(sum('capital')).toBe(amount);
        expect(sum('interest')).toBe(addCents(...instalments.map(({ interest }) => interest)));
      }),
    );
  });

  it('are all on one scale, stand on the base, and stay below the answer', () => {
    fc.assert(
      fc.property(flows, (some) => {
        const years = bars.years(some);
        const [first] = years;
        const scale = (first?.slice.water ?? 0) / (first?.figures?.capital ?? 1);
        for (const { slice, figures } of years) {
          expect(slice.water).toBeCloseTo((figures?.capital ?? 0) * scale, 9);
          expect(slice.bank).toBeCloseTo((figures?.interest ?? 0) * scale, 9);
          expect(slice.y + (slice.water + slice.bank) / 2).toBeCloseTo(BASE, 12);
          expect(slice.y - (slice.water + slice.bank) / 2).toBeGreaterThan(0.35);
        }
      }),
    );
  });

  it('of two loans are on one scale, if each has its share', () => {
    const height = (euros: number, taeg: number) => {
      const some = flowOf(euros, taeg, 60);
      const own = { ...some, bounds: { min: some.amount, max: some.amount } };
      const [year] = bars.years({ ...own, share: euros / 20_000 });
      return (year?.slice.water ?? 0) / (year?.figures?.capital ?? 1);
    };
    expect(height(17_000, 3.45)).toBeCloseTo(height(20_000, 3.85), 12);
  });

  it('draws a rectangle a year', () => {
    const { capital, interest } = bars.paths(bars.shape(flowOf(12_500, 4.49, 48)));
    for (const path of [capital, interest])
      expect(path).toMatch(/^(M[\d.]+ 240v-[\d.]+h\d+v[\d.]+z){4}$/);
  });
});
