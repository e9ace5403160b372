import { describe, expect, it } from 'vitest';
import { isVisitValue, visitOf } from './visit.ts';

describe('what tells of a visit', () => {
  it('is taken out of the answers, without what is empty', () => {
    const answers = { firstname: 'Émile', os: 'iOS', source: ' journal ', medium: '', gclid: ' ' };
    expect(visitOf(answers)).toEqual({ os: 'iOS', source: 'journal' });
  });

  it.each([
    ['', true],
    ['Été 2026 – crédit', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['two\nlines', false],
    ['\u001b[2J', false],
    ['\u202egnp', false],
  ])('«%s» is a value of it: %s', (value, right) => {
    expect(isVisitValue(value)).toBe(right);
  });
});
