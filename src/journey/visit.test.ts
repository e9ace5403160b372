import { describe, expect, it } from 'vitest';
import { isVisitValue, visitOf } from './visit.ts';

describe('the data of a visit', () => {
  it('is taken from the answers, without empty values', () => {
    const answers = { firstname: 'Émile', os: 'iOS', source: ' journal ', medium: '', gclid: ' ' };
    expect(visitOf(answers)).toEqual({ os: 'iOS', source: 'journal' });
  });

  // W-9.8
  it.each([
    ['', true],
    ['Été 2026 – crédit', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['two\nlines', false],
    ['\u001b[2J', false],
    ['\u202egnp', false],
  ])('accepts the value «%s»: %s', (value, right) => {
    expect(isVisitValue(value)).toBe(right);
  });
});
