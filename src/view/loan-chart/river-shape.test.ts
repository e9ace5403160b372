import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowOf } from '#tests/examples/loan-flow.ts';
import { form } from './river-form.ts';
import { bankPath, waterPath } from './river-path.ts';
import { shapeRiver } from './river-shape.ts';

const flows = fc
  .record({
    euros: fc.integer({ min: 2500, max: 75_000 }),
    taeg: fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100),
    months: fc.constantFrom(18, 24, 30, 36, 42, 48, 60, 72, 84, 96, 108, 120),
  })
  .map(({ euros, taeg, months }) => flowOf(euros, taeg, months));

describe('the river', () => {
  it('starts at full width and ends in a point, at the far edge', () => {
    const river = shapeRiver(flowOf(12_500, 4.49, 48));
    const last = river.at(-1);
    expect(river[0]).toMatchObject({ x: 0, water: river[1]?.water });
    expect(last?.x).toBeCloseTo(1);
    expect(last?.water).toBe(0);
    expect(last?.bank).toBe(0);
  });

  it('keeps water and banks on one scale: banks ÷ water = interest ÷ capital', () => {
    const { amount, instalments, ...rest } = flowOf(12_500, 4.49, 48);
    const interest = instalments.reduce((sum, instalment) => sum + instalment.interest, 0);
    const start = shapeRiver({ amount, instalments, ...rest })[1];
    expect((start?.bank ?? 0) / (start?.water ?? 1)).toBeCloseTo(interest / amount, 10);
  });

  it('keeps the water and enlarges the banks, as far as the picture has room', () => {
    const toScale = shapeRiver(flowOf(12_500, 4.49, 48));
    const enlarged = shapeRiver({ ...flowOf(12_500, 4.49, 48), enlarged: 5 });
    for (const [index, { water, bank }] of enlarged.slice(0, -1).entries()) {
      const before = toScale[index];
      expect(bank / water).toBeCloseTo((5 * (before?.bank ?? 0)) / (before?.water ?? 1), 10);
    }
    const costly = shapeRiver({ ...flowOf(75_000, 15, 120), enlarged: 5 });
    for (const { y, water, bank } of costly) {
      expect(y - (water + bank) / 2).toBeGreaterThan(0.12);
      expect(y + (water + bank) / 2).toBeLessThan(0.88);
    }
  });

  it('has no banks where nothing is paid for the credit', () => {
    expect(shapeRiver(flowOf(12_500, 0, 48)).every(({ bank }) => bank === 0)).toBe(true);
  });

  it('never widens and never leaves its picture', () => {
    fc.assert(
      fc.property(flows, (some) => {
        const river = shapeRiver(some);
        for (const [index, { y, water, bank }] of river.entries()) {
          expect(y - (water + bank) / 2).toBeGreaterThan(0.12);
          expect(y + (water + bank) / 2).toBeLessThan(0.88);
          expect(water).toBeLessThanOrEqual((river[index - 1]?.water ?? 1) + 1e-12);
        }
      }),
    );
  });

  it('is wider for a larger loan', () => {
    const width = (euros: number) => shapeRiver(flowOf(euros, 5, 48))[0]?.water ?? 0;
    expect(width(75_000)).toBeGreaterThan(width(12_500));
    expect(width(12_500)).toBeGreaterThan(width(2500));
  });
});

describe('year marks', () => {
  it.each([
    [18, [1]],
    [24, [1]],
    [36, [1, 2]],
    [48, [1, 2, 3]],
    [120, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('a loan of %i months is marked after years %j', (months, years) => {
    expect(form.years(flowOf(20_000, 5, months)).map(({ year }) => year)).toEqual(years);
  });

  it('say the balance of the amortisation', () => {
    const some = flowOf(12_500, 4.49, 48);
    expect(form.years(some).map(({ amount }) => amount)).toEqual(
      [12, 24, 36].map((month) => some.instalments[month - 1]?.balance),
    );
  });
});

it('draws closed paths without a broken number', () => {
  fc.assert(
    fc.property(flows, (some) => {
      for (const path of [waterPath(shapeRiver(some)), bankPath(shapeRiver(some))]) {
        expect(path).toMatch(/^M[\d. -]+(c[\d. -]+)+l[\d. -]+(c[\d. -]+)+z$/);
      }
    }),
  );
});
