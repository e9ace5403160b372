import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSlips } from './slips.ts';

describe('slips', () => {
  it.each([
    ['namur', 'namur', 0],
    ['namr', 'namur', 1],
    ['nammur', 'namur', 1],
    ['nanur', 'namur', 1],
    ['anmur', 'namur', 1],
    ['charlerio', 'charleroi', 1],
    ['bruxeles', 'bruxelles', 1],
    ['bruxels', 'bruxelles', 2],
    ['gand', 'namur', 3],
    ['', 'ab', 2],
    ['ab', '', 2],
  ])('from «%s» to «%s» are %d', (typed, word, slips) => {
    expect(countSlips(typed, word, 2)).toBe(slips);
  });

  it.each([
    ['bru', 'bruxelles', 0],
    ['bruxx', 'bruxelles', 1],
    ['brxu', 'bruxelles', 1],
    ['gxnt', 'gent', 1],
    ['xxxx', 'bruxelles', 3],
  ])('from «%s» to a beginning of «%s» are %d', (typed, word, slips) => {
    expect(countSlips(typed, word, 2, true)).toBe(slips);
  });

  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
  it('are as many there and back, none to itself, and fewer to a beginning', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(countSlips(a, b, most)).toBe(countSlips(b, a, most));
        expect(countSlips(a, a, most)).toBe(0);
        expect(countSlips(a, b, most, true)).toBeLessThanOrEqual(countSlips(a, b, most));
        expect(countSlips(a, a + b, most, true)).toBe(0);
      }),
    );
  });
});
