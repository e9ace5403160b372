import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('edits', () => {
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
  ])('the edit distance from «%s» to «%s» is %d', (typed, word, edits) => {
    expect(editDistance(typed, word, 2)).toBe(edits);
  });

  const word = fc.string({ maxLength: 8, unit: fc.constantFrom('a', 'b', 'c') });
  it('are symmetric, and zero between a word and itself', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(editDistance(b, a, most));
        expect(editDistance(a, a, most)).toBe(0);
      }),
    );
  });
});
