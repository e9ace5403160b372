import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatNumber, formatRate, formatShare } from './format.ts';
import { cents } from './money.ts';

// W-1.13
describe('formatAmount', () => {
  it.each([
    [1_250_000, '12\u00a0500,00\u00a0€', '€\u00a012.500,00'],
    [28_448, '284,48\u00a0€', '€\u00a0284,48'],
    [115_504, '1\u00a0155,04\u00a0€', '€\u00a01.155,04'],
    [123_456_789, '1\u00a0234\u00a0567,89\u00a0€', '€\u00a01.234.567,89'],
    [5, '0,05\u00a0€', '€\u00a00,05'],
    [-150_000, '-1\u00a0500,00\u00a0€', '€\u00a0-1.500,00'],
  ])('%i cents', (count, fr, nl) => {
    expect(formatAmount(cents(count), 'fr')).toBe(fr);
    expect(formatAmount(cents(count), 'nl')).toBe(nl);
  });

  it.each([
    [1_250_000, '12\u00a0500\u00a0€'],
    [1_250_050, '12\u00a0500,50\u00a0€'],
  ])('leaves the decimals of whole euros out on request: %i', (count, fr) => {
    expect(formatAmount(cents(count), 'fr', 'whenNeeded')).toBe(fr);
  });

  it.each([
    ['fr', 'fr-FR'],
    ['nl', 'nl-BE'],
  ] as const)('writes %s as Intl writes %s, but with the wide space', (locale, tag) => {
    const oracle = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (count) => {
        expect(formatAmount(cents(count), locale)).toBe(
          oracle.format(count / 100).replaceAll('\u202f', '\u00a0'),
        );
      }),
    );
  });
});

describe('formatRate', () => {
  it.each([
    [6.99, '6,99\u00a0%'],
    [4.5, '4,50\u00a0%'],
    [12, '12,00\u00a0%'],
    [0, '0,00\u00a0%'],
    [4.400_13, '4,40\u00a0%'],
  ])('%s', (percent, written) => {
    expect(formatRate(percent, 'fr')).toBe(written);
    expect(formatRate(percent, 'nl')).toBe(written);
  });
});

describe('formatNumber', () => {
  it.each([
    [12_500, '12\u00a0500', '12.500'],
    [84, '84', '84'],
    [1234.5, '1\u00a0234,5', '1.234,5'],
  ])('%s', (number, fr, nl) => {
    expect(formatNumber(number, 'fr')).toBe(fr);
    expect(formatNumber(number, 'nl')).toBe(nl);
  });
});

describe('formatShare', () => {
  it.each([
    [115.1, 'fr', '115,1\u00a0%'],
    [85.06, 'nl', '85,1\u00a0%'],
    [90, 'de', '90\u00a0%'],
    [89.96, 'en', '90%'],
  ] as const)('%d in %s', (percent, locale, expected) => {
    expect(formatShare(percent, locale)).toBe(expected);
  });

  //
  it.each([
    [55.0003, 55, '55,0003\u00a0%'],
    [54.96, 55, '54,96\u00a0%'],
    [54.9999, 55, '54,9999\u00a0%'],
    [55.06, 55, '55,1\u00a0%'],
    [55, 55, '55\u00a0%'],
    [60.00000001, 60, '60,00000001\u00a0%'],
  ])('%d does not read like the limit %d', (percent, limit, expected) => {
    expect(formatShare(percent, 'fr', limit)).toBe(expected);
  });
});
