import { describe, expect, it } from 'vitest';
import { PRODUCT_FAMILIES } from '#domain/tariff/tariff.ts';
import { fluvia } from '#tests/examples/fluvia.ts';
import { pairByDownPayment } from './pair-by-down-payment.ts';

describe('the same vehicle with and without a down payment', () => {
  it('is what each of the two loans lends and costs', () => {
    const pair = pairByDownPayment('car', fluvia.tariffs);
    expect(pair).toMatchObject({ price: 2_000_000, duration: 60, percent: 15 });
    expect(pair?.with).toMatchObject({ downPayment: 300_000, borrowed: 1_700_000, taeg: 3.45 });
    expect(pair?.without).toMatchObject({ downPayment: 0, borrowed: 2_000_000, taeg: 3.85 });
  });

  it.each(['car', 'mobilhome'] as const)('of a %s adds up, and is cheaper with it', (family) => {
    const pair = pairByDownPayment(family, fluvia.tariffs);
    if (!pair) throw new Error(`There is no pair for a ${family}`);
    for (const way of [pair.with, pair.without]) {
      expect(way.downPayment + way.borrowed).toBe(pair.price);
      expect(way.inAll).toBe(way.downPayment + way.payment * pair.duration);
    }
    expect(pair.with.inAll).toBeLessThan(pair.without.inAll);
    expect(pair.with.taeg).toBeLessThan(pair.without.taeg);
  });

  it('is shown for no other loan', () => {
    const others = PRODUCT_FAMILIES.filter((family) => !['car', 'mobilhome'].includes(family));
    for (const family of others) expect(pairByDownPayment(family, fluvia.tariffs)).toBeUndefined();
  });

  it('is left out where the tariff lends one of the amounts over another duration', () => {
    const small = fluvia.tariffs.TAEGIVB1;
    const tariffs = {
      ...fluvia.tariffs,
      TAEGIVB1: { ...small, example: { ...small.example, duration: 7 } },
    };
    expect(pairByDownPayment('car', tariffs)).toBeUndefined();
  });
});
