import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { factsFor } from '../../tests/examples/fluvia.ts';
import { stepAsking } from './controls.ts';

describe('stepAsking', () => {
  const answers = {
    ...COMPLETE_ANSWERS,
    hasCredits: 'yes',
    currentCredits: [{ type: 'PH' }, { type: 'PP' }],
  };
  it.each([
    ['firstname', '1'],
    ['employerZip', '2'],
    ['currentCredits[1].duration', '3'],
    ['currentCredits[0].duration', undefined],
    ['currentCredits[2].type', undefined],
    ['nationalRegistry', '5'],
    ['exactData', '6'],
    ['inBelgiumSince', undefined],
    ['nothing', undefined],
  ])('%s → step %s', (name, step) => {
    expect(stepAsking(name, { answers, facts: factsFor(answers) })).toBe(step);
  });
});
