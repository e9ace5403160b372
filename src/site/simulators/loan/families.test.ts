import { describe, expect, it } from 'vitest';
import { toCents, toEuros } from '#domain/money/money.ts';
import { simulatorBoundsOf } from '#domain/tariff/rate.ts';
import { FAMILY_OF, PRODUCT_FAMILIES } from '#domain/tariff/tariff.ts';
import { vehicleOf } from '#journey/vehicle.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { FAMILIES, offeredBy } from './families.ts';
import { needsLongLoanNotice, simulate, startingSimulation } from './simulate.ts';

const { tariffs } = fluvia;

describe('each choice', () => {
  const choices = PRODUCT_FAMILIES.flatMap((family) =>
    FAMILIES[family].types.map(({ type, code }) => ({ family, type, code })),
  );

  it.each(choices)('$family $type is a product of its family: $code', ({ family, code }) => {
    expect(FAMILY_OF[code]).toBe(family);
  });

  it.each(choices.filter(({ code }) => vehicleOf(code)))(
    '$family $type is a vehicle of that age, with an advance that is not small',
    ({ type, code }) => {
      expect(vehicleOf(code)).toMatchObject({ age: type, smallAdvance: false });
    },
  );

  it.each([
    ['TAEGPSA1', 5_000, 75_000],
    ['TAEGIVA1', 7_501, 75_000],
    ['TAEGIVC1', 5_000, 75_000],
    ['TAEGIMA1', 7_501, 75_000],
    ['TAEGIMC1', 5_000, 75_000],
    ['TAEGINI1', 5_000, 75_000],
    ['TAEGIAV1', 1_500, 75_000],
    ['TAEGINL1', 5_000, 75_000],
    ['TAEGPCO2', 5_000, 100_000],
  ] as const)('%s is lent from %i to %i euros', (code, min, max) => {
    const tariff = tariffs[code];
    expect(simulatorBoundsOf(tariff)).toEqual({ min: toCents(min), max: toCents(max) });
    const isLent = (euros: number) => simulate(tariff, toCents(euros), 60).ok;
    expect([min - 1, min, max, max + 1].map(isLent)).toEqual([false, true, true, false]);
  });
});

describe('what it opens with (W-2.1 to W-2.6)', () => {
  it.each([
    ['personal', 'standard', 5_000, 0, 36],
    ['car', 'new', 7_501, 0, 48],
    ['mobilhome', 'new', 7_501, 0, 48],
    ['renovation', 'classic', 14_000, 0, 60],
    ['grouping', 'standard', 25_000, 10_000, 84],
    ['coproperty', 'standard', 5_000, 0, 36],
  ] as const)(
    '%s: %s, %i and %i euros over %i months',
    (family, type, amount, additional, duration) => {
      const { choices, opensWith } = offeredBy(family, tariffs);
      const [first] = choices;
      if (!first) throw new Error('offers nothing');
      expect(first.type).toBe(type);
      expect(startingSimulation(first.tariff, opensWith)).toMatchObject({
        amount: toCents(amount),
        additionalAmount: toCents(additional),
        duration,
      });
    },
  );
});

/**
 * The expected payments are calculated independently, with the formula of the specification
 * (R-1.1).
 */
describe('payments', () => {
  it.each([
    ['TAEGPSA1', 5_000, 36, 7.45, 154.85],
    ['TAEGPSA1', 12_500, 48, 4.49, 284.48],
    ['TAEGPSA1', 25_000, 84, 5.35, 355.97],
    ['TAEGIVA1', 7_501, 48, 3.99, 169.09],
    ['TAEGIVA1', 20_000, 60, 3.45, 362.9],
    ['TAEGIVC1', 5_000, 36, 5.99, 151.72],
    ['TAEGIVC1', 12_500, 48, 3.69, 280.16],
    ['TAEGIMA1', 7_501, 48, 4.59, 171.03],
    ['TAEGIMA1', 30_000, 84, 4.59, 416.95],
    ['TAEGIMC1', 5_000, 36, 6.39, 152.58],
    ['TAEGIMC1', 25_000, 72, 4.69, 397.91],
    ['TAEGINI1', 14_000, 60, 4.25, 258.9],
    ['TAEGINI1', 30_000, 120, 5.85, 328.54],
    ['TAEGIAV1', 1_500, 24, 5.69, 66.17],
    ['TAEGIAV1', 14_000, 60, 2.95, 251],
    ['TAEGINL1', 5_000, 36, 8.19, 156.44],
    ['TAEGINL1', 35_000, 84, 6.99, 524.41],
    ['TAEGINL1', 75_000, 120, 8.15, 904.43],
    ['TAEGPCO2', 5_000, 36, 7.19, 154.3],
    ['TAEGPCO2', 30_000, 84, 5.75, 432.58],
  ] as const)(
    '%s: %i euros over %i months at %d: %d a month',
    (code, amount, months, taeg, payment) => {
      const result = simulate(tariffs[code], toCents(amount), months);
      if (!result.ok) throw new Error('refused within bounds');
      const { simulation } = result;
      expect([simulation.taeg, toEuros(simulation.payment)]).toEqual([taeg, payment]);
    },
  );
});

// W-2.15
describe('the notice of a long repayment', () => {
  it.each([
    ['TAEGPSA1', 15_000, false],
    ['TAEGPSA1', 15_001, true],
    ['TAEGINL1', 15_000, false],
    ['TAEGINL1', 15_001, true],
    ['TAEGIVA1', 20_000, false],
    ['TAEGIMC1', 20_000, false],
    ['TAEGINI1', 30_000, false],
    ['TAEGIAV1', 30_000, false],
  ] as const)('%s, %i euros: %s', (code, amount, expected) => {
    const result = simulate(tariffs[code], toCents(amount), 24);
    expect(result.ok && needsLongLoanNotice(tariffs[code], result.simulation)).toBe(expected);
  });
});
