import { describe, expect, it } from 'vitest';
import type { Instalment } from '#domain/loan/amortisation.ts';
import { cents } from '#domain/money/money.ts';
import { form } from './river-form.ts';
import { shapeRiver, withUpstream } from './river-shape.ts';
import { type Flow, mix, START } from './slices.ts';

/** In cents; every number of months used here divides it. */
const AMOUNT = 1_260_000;

/** Paid back in equal months, with so much interest, in cents, in each. */
function evenFlow(months: number, interest = 0, bounds = { min: AMOUNT, max: AMOUNT }): Flow {
  const instalments = Array.from({ length: months }, (_, index): Instalment => {
    const month = index + 1;
    return {
      month,
      capital: cents(AMOUNT / months),
      interest: cents(interest),
      balance: cents(AMOUNT - (AMOUNT / months) * month),
    };
  });
  const { min, max } = bounds;
  return { amount: cents(AMOUNT), bounds: { min: cents(min), max: cents(max) }, instalments };
}

/** Where a share of the loan's time lies on the picture. */
const placeOf = (time: number) => START + time * (1 - START);

describe('a river of figures known by hand', () => {
  it('has a source at the edge, a slice at the start, and twenty more to the end', () => {
    const river = shapeRiver(evenFlow(12));
    expect(river).toHaveLength(22);
    expect(river[0]?.x).toBe(0);
    for (const [index, slice] of river.slice(1).entries())
      expect(slice.x).toBeCloseTo(placeOf(index / 20), 12);
  });

  it('comes from upstream at the width of its source, as far as half its length', () => {
    const river = shapeRiver(evenFlow(12));
    const whole = withUpstream(river);
    const upstream = whole.slice(0, whole.length - river.length);
    expect(whole.slice(upstream.length)).toEqual(river);
    expect(upstream[0]?.x).toBe(-0.5);
    for (const [index, slice] of upstream.entries()) {
      expect(slice.x).toBeLessThan(whole[index + 1]?.x ?? Number.NaN);
      expect([slice.water, slice.bank]).toEqual([river[0]?.water, river[0]?.bank]);
      expect(slice.y - slice.water / 2).toBeGreaterThan(0);
      expect(slice.y + slice.water / 2).toBeLessThan(1);
    }
    expect(withUpstream([])).toEqual([]);
  });

  it('runs downhill in a bend and a half', () => {
    const river = shapeRiver(evenFlow(12));
    const heightAt = (index: number) => river[index]?.y ?? Number.NaN;
    expect(heightAt(0)).toBeCloseTo(0.4721, 4);
    expect(heightAt(1)).toBeCloseTo(0.4581, 4);
    expect(heightAt(6)).toBeCloseTo(0.5484, 4);
    expect(heightAt(11)).toBeCloseTo(0.6583, 4);
    expect(heightAt(16)).toBeCloseTo(0.5309, 4);
    expect(heightAt(21)).toBeCloseTo(0.567, 4);
  });

  it('narrows as the capital is paid back, between two months too', () => {
    // 12 months in 20 steps: most slices lie between two months.
    for (const [index, { water, bank }] of shapeRiver(evenFlow(12)).slice(1).entries()) {
      expect(water).toBeCloseTo(0.56 * (1 - index / 20), 12);
      expect(bank).toBe(0);
    }
  });

  it('leaves room for the banks: water and banks start at 0.6 together', () => {
    // 63,000 cents of interest in each of 4 months: 20 % of the capital.
    for (const [index, { water, bank }] of shapeRiver(evenFlow(4, 63_000)).slice(1).entries()) {
      expect(water).toBeCloseTo(0.5 * (1 - index / 20), 12);
      expect(bank).toBeCloseTo(0.1 * (1 - index / 20), 12);
    }
  });

  it.each<[string, number, number, number]>([
    ['the smallest loan', AMOUNT, AMOUNT * 100, 0.42],
    ['ten times the smallest, a tenth of the largest', AMOUNT / 10, AMOUNT * 10, 0.49],
    ['the largest', AMOUNT / 100, AMOUNT, 0.56],
    ['one below the bounds', AMOUNT * 2, AMOUNT * 4, 0.42],
    ['one above them', AMOUNT / 4, AMOUNT / 2, 0.56],
    ['the only one', AMOUNT, AMOUNT, 0.56],
  ])('starts as wide as the loan is large: %s', (_, min, max, width) => {
    const river = shapeRiver(evenFlow(12, 0, { min, max }));
    expect(river[0]?.water).toBeCloseTo(width, 12);
    expect(river[1]?.water).toBeCloseTo(width, 12);
  });
});

describe('year marks', () => {
  it.each([24, 30, 36, 84, 120])(
    'lie on the river of %i months where their year ends',
    (months) => {
      const flow = evenFlow(months);
      const heights = shapeRiver(flow).map(({ y }) => y);
      for (const { year, slice, amount } of form.years(flow)) {
        const time = (year * 12) / months;
        expect(slice.x).toBeCloseTo(placeOf(time), 12);
        expect(slice.water).toBeCloseTo(0.56 * (1 - time), 12);
        expect(amount).toBe(AMOUNT - (AMOUNT / months) * year * 12);
        // Halfway between two slices it has their mean height, and so on.
        const before = Math.floor(time * 20 + 1e-9);
        const [from = 0, to = 0] = heights.slice(before + 1, before + 3);
        expect(slice.y).toBeCloseTo(from + (to - from) * (time * 20 - before), 9);
      }
    },
  );
});

describe('mix', () => {
  const from = { x: 0, y: 0.25, water: 0.5, bank: 0.1 };
  const to = { x: 1, y: 0.75, water: 0.1, bank: 0 };
  it.each([
    [0, from],
    [1, to],
    [0.25, { x: 0.25, y: 0.375, water: 0.4, bank: 0.075 }],
  ])('goes %s of the way', (share, slice) => {
    const mixed = mix(from, to, share);
    for (const key of ['x', 'y', 'water', 'bank'] as const)
      expect(mixed[key]).toBeCloseTo(slice[key], 12);
  });
});
