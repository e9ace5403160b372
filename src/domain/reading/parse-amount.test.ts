import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '#domain/money/format.ts';
import { cents } from '#domain/money/money.ts';
import { parseAmount } from './parse-amount.ts';

//
describe('parseAmount', () => {
  it.each([
    ['12500', 1_250_000],
    ['12 500', 1_250_000],
    ['12\u202f500', 1_250_000],
    ['12\u00a0500,00\u00a0€', 1_250_000],
    ['€ 12.500,00', 1_250_000],
    ['12.500', 1_250_000],
    ['12,500', 1_250_000],
    ['12500,50', 1_250_050],
    ['12,500.50', 1_250_050],
    ['12.500,5', 1_250_050],
    ['1.234,5', 123_450],
    ['1.234.567', 123_456_700],
    ['1 234 567,89', 123_456_789],
    ['7500.01', 750_001],
    ['7500,01', 750_001],
    ['0', 0],
    ['0,29', 29],
    [',50', 50],
    ['12500,', 1_250_000],
    ['  750  ', 75_000],
    [' € 750 ', 75_000],
    [' 750 € ', 75_000],
    ['999999999999', 99_999_999_999_900],
    ['1234.567', 123_457], // four digits before it: not a thousands separator, so decimals, rounded
    ['0.500', 50],
    ['2,995', 299_500],
    ['2.9950', 300],
    ['0,994', 99],
    ['0,995', 100],
  ])('reads %j', (typed, expected) => {
    expect(parseAmount(typed)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    ',',
    '€',
    '-5',
    '+5',
    'douze',
    '12k',
    '1e3',
    '12 50',
    '1 2500',
    '1.23.456',
    '1,2,3',
    '12.500.50',
    '1.234,56,7',
    '12,500.500.1',
    '0x10',
    '１２',
    '1234567890123',
    '12 €€',
    'x12,5',
    '12x,5',
    '12,x5',
    '12,5x',
    '12,5 0',
    'x1 234',
    '1 234x',
  ])('refuses %j', (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  });

  it.each(['fr', 'nl'] as const)('reads back what is displayed in %s', (locale) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e11 }),
        fc.constantFrom(undefined, 'whenNeeded' as const),
        (count, decimals) => {
          expect(parseAmount(formatAmount(cents(count), locale, decimals))).toBe(count);
        },
      ),
    );
  });

  it('never throws, whatever a person types', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0159., €-a\u00a0') }), (typed) => {
        const amount = parseAmount(typed);
        expect(amount === undefined || amount >= 0).toBe(true);
      }),
    );
  });
});
