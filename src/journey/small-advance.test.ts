import { describe, expect, it } from 'vitest';
import type { ProductCode, Tariff, Tariffs } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { isSmallAdvanceDearer } from './small-advance.ts';

const { TAEGIVB1, TAEGIVD1, TAEGIMB1, TAEGIMD1, ...usual } = fluvia.tariffs;

/** A product's tariff at the rates of another. */
const at = (code: ProductCode, { rates }: Tariff): Tariff => ({ ...fluvia.tariffs[code], rates });

/** What the demonstration lends, with new cars for a small advance at these rates. */
const withSmall = (rates: Tariff['rates']): Tariffs => ({
  ...usual,
  TAEGIVB1: { ...TAEGIVB1, rates },
});

/** The usual rates with a change of the last one. */
function lastChanged(by: number): Tariff['rates'] {
  const { rates } = usual.TAEGIVA1;
  return rates.map((band, i) => ({
    ...band,
    offers: band.offers.map((offer) => ({
      ...offer,
      taeg: offer.taeg + (i === rates.length - 1 ? by : 1),
    })),
  }));
}

//
describe('a small advance is dearer', () => {
  it.each<[string, Tariffs, boolean]>([
    ['at the demonstration’s rates', fluvia.tariffs, true],
    ['at rates that are higher', withSmall(lastChanged(0.01)), true],
    ['at rates of which some are equal', withSmall(lastChanged(0)), false],
    ['at rates of which some are lower', withSmall(lastChanged(-0.01)), false],
    ['at the usual rates', withSmall(usual.TAEGIVA1.rates), false],
    ['without a product for one', usual, false],
    ['without anything in common', withSmall([]), false],
    [
      'for new vehicles alone',
      { ...usual, TAEGIVB1, TAEGIVD1: at('TAEGIVD1', usual.TAEGIVC1), TAEGIMB1, TAEGIMD1 },
      false,
    ],
  ])('%s: %#', (_, tariffs, expected) => {
    expect(isSmallAdvanceDearer(tariffs)).toBe(expected);
  });
});
