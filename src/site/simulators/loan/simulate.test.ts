import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localizedFrom } from '#domain/locale/locale.ts';
import { cents } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import type { Tariff } from '#domain/tariff/tariff.ts';
import { needsLongLoanNotice, simulate, startingSimulation } from './simulate.ts';

const euros = (amount: number) => cents(amount * 100);

const tariff: Tariff = {
  code: 'TAEGPSA1',
  family: 'personal',
  type: 'standard',
  name: localizedFrom({ fr: 'Prêt', nl: 'Lening' }),
  tip: localizedFrom({ fr: '', nl: '' }),
  info: localizedFrom({ fr: '', nl: '' }),
  example: { amount: euros(12_500), duration: 48 },
  rates: [
    {
      min: cents(250_050),
      max: euros(10_000),
      offers: [
        { duration: 24, taeg: 6 },
        { duration: 48, taeg: 5.5 },
      ],
    },
    {
      min: cents(1_000_001),
      max: euros(30_000),
      offers: [
        { duration: 36, taeg: 4.25 },
        { duration: 48, taeg: 4.49 },
        { duration: 84, taeg: 5.25 },
      ],
    },
  ],
};

describe('a simulation', () => {
  // W-2.7
  it('works out the payment, the total and the cost', () => {
    expect(simulate(tariff, euros(12_500), 48)).toEqual({
      ok: true,
      simulation: {
        amount: euros(12_500),
        additionalAmount: 0,
        total: euros(12_500),
        duration: 48,
        taeg: 4.49,
        payment: cents(28_448),
        totalToPay: cents(1_365_504),
        creditCost: cents(115_504),
        durations: [36, 48, 84],
      },
    });
  });

  it.each([
    ['the longest duration below', 12_500, 60, 48],
    ['the shortest duration where none is below', 12_500, 24, 36],
    ['the duration asked for where it is offered', 12_500, 84, 84],
  ])('takes %s', (_, amount, wanted, taken) => {
    const result = simulate(tariff, euros(amount), wanted);
    expect(result.ok && result.simulation.duration).toBe(taken);
  });

  // W-2.10
  it.each([
    ['nothing typed', undefined],
    ['nothing', cents(0)],
    ['a euro under', euros(2500)],
    ['a cent over', cents(3_000_001)],
  ])('refuses an amount out of bounds: %s', (_, amount) => {
    expect(simulate(tariff, amount, 48)).toEqual({
      ok: false,
      bounds: { min: euros(2501), max: euros(30_000) },
    });
  });

  it('never costs less than it lends, at any whole amount', () => {
    const { min, max } = simulatorBoundsOf(tariff);
    fc.assert(
      fc.property(
        fc.integer({ min: min / 100, max: max / 100 }),
        fc.integer({ min: 1, max: 240 }),
        (amount, wanted) => {
          const result = simulate(tariff, euros(amount), wanted);
          if (!result.ok) throw new Error('refused within bounds');
          expect(result.simulation.creditCost).toBeGreaterThan(0);
          expect(result.simulation.durations).toContain(result.simulation.duration);
        },
      ),
    );
  });
});

// W-2.11, R-1.4
describe('with an additional amount', () => {
  it('looks at the sum alone', () => {
    const together = simulate(tariff, euros(12_500), 48);
    const apart = simulate(tariff, euros(2_000), 48, euros(10_500));
    if (!together.ok || !apart.ok) throw new Error('refused within bounds');
    expect(apart.simulation).toEqual({
      ...together.simulation,
      amount: euros(2_000),
      additionalAmount: euros(10_500),
    });
  });

  it.each([
    ['a euro under', 1_500, 1_000, false],
    ['the least', 1_500, 1_001, true],
    ['the most', 20_000, 10_000, true],
    ['a euro over', 20_000, 10_001, false],
    ['nothing to add to', 0, 10_000, false],
  ])('holds the sum within the bounds: %s', (_, amount, additional, isOffered) => {
    expect(simulate(tariff, euros(amount), 48, euros(additional)).ok).toBe(isOffered);
  });
});

// W-2.28
it('opens with the smallest whole amount over the duration nearest to the example’s', () => {
  expect(startingSimulation(tariff)).toMatchObject({ amount: euros(2501), duration: 48 });
});

// W-2.13
describe('where no duration was chosen', () => {
  it.each([
    ['the example’s, where it is offered', 48, 12_500, 48],
    ['the nearest above', 70, 12_500, 84],
    ['the nearest below', 65, 12_500, 48],
    ['the shorter of two as near', 66, 12_500, 48],
    ['the longest, where the example’s is longer', 84, 5_000, 48],
    ['at most 84 months', 120, 12_500, 84],
  ])('it is %s', (_, months, amount, expected) => {
    const longer = tariff.rates.map((rate) =>
      rate.min > euros(10_000)
        ? { ...rate, offers: [...rate.offers, { duration: 120, taeg: 6 }] }
        : rate,
    );
    const example = { amount: euros(12_500), duration: months };
    const result = simulate({ ...tariff, example, rates: longer }, euros(amount), undefined);
    expect(result.ok && result.simulation.duration).toBe(expected);
  });
});

it.each([
  ['the amounts given', 12_500, 500, { total: euros(13_000), duration: 48 }],
  ['the smallest, where those are not lent', 40_000, 0, { total: euros(2_501), duration: 48 }],
])('opens with %s', (_, amount, additional, expected) => {
  const opensWith = { amount: euros(amount), additionalAmount: euros(additional) };
  expect(startingSimulation(tariff, opensWith)).toMatchObject(expected);
});

it.each([
  ['personal', 12_500, true],
  ['personal', 5000, false],
  ['grouping', 12_500, true],
  ['car', 12_500, false],
] as const)('long-loan notice: %s, %i euros', (family, amount, expected) => {
  const some = { ...tariff, family };
  const result = simulate(some, euros(amount), 48);
  expect(result.ok && needsLongLoanNotice(some, result.simulation)).toBe(expected);
});
