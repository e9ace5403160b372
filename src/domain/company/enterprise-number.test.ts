import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatEnterpriseNumber, isEnterpriseNumber } from './enterprise-number.ts';

// L-2.1
describe('isEnterpriseNumber', () => {
  it.each([
    '0403.019.261',
    '0428.759.497',
    '0417.497.106',
    '1000.000.021',
    '0403019261',
    ' 0403019261 ',
  ])('accepts %s', (typed) => {
    expect(isEnterpriseNumber(typed)).toBe(true);
  });

  it.each([
    '0431.150.351',
    '2000.021.323',
    '0000.000.000',
    '',
    '403019261',
    '0403.019261',
    '0403019.261',
    '0403 019 261',
    'BE0403019261',
    '04030192611',
  ])('refuses %j', (typed) => {
    expect(isEnterpriseNumber(typed)).toBe(false);
  });

  it('detects any single wrong digit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000_000, max: 19_999_999 }),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (start, at, shift) => {
          const digits =
            String(start).padStart(8, '0') + String(97 - (start % 97)).padStart(2, '0');
          const wrong =
            digits.slice(0, at) + ((Number(digits[at]) + shift) % 10) + digits.slice(at + 1);
          expect([isEnterpriseNumber(digits), isEnterpriseNumber(wrong)]).toEqual([true, false]);
        },
      ),
    );
  });
});

describe('formatEnterpriseNumber', () => {
  it.each([
    ['0403019261', '0403.019.261'],
    ['0403.019.261', '0403.019.261'],
    ['0403019', '0403019'],
  ])('%s', (typed, written) => {
    expect(formatEnterpriseNumber(typed)).toBe(written);
  });
});
