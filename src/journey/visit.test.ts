import { describe, expect, it } from 'vitest';
import { visitOf } from './visit.ts';

describe('what tells of a visit', () => {
  it('is taken out of the answers, without what is empty', () => {
    const answers = { firstname: 'Émile', os: 'iOS', source: ' journal ', medium: '', gclid: ' ' };
    expect(visitOf(answers)).toEqual({ os: 'iOS', source: 'journal' });
  });
});
