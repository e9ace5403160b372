import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import { checkStep } from '../check-step.ts';
import type { StepId } from '../step.ts';
import { stepOf } from '../steps.ts';
import { readStep } from './read-step.ts';

const facts = factsFor();

const tidied = (step: StepId, changes: Record<string, string | Record<string, string>[]>) =>
  readStep(stepOf(step), { answers: { ...COMPLETE_ANSWERS, ...changes }, facts });

describe('readStep', () => {
  it.each([
    ['birthDate', '30071985', '30/07/1985'],
    ['birthDate', '1985-07-30', '30/07/1985'],
    ['birthDate', '30-07-1985', '30/07/1985'],
    ['nationalRegistry', '85073003328', '85.07.30-033.28'],
  ])('writes %s «%s» as its field does', (name, typed, written) => {
    const answers = tidied('5', { [name]: typed });
    expect(answers[name]).toBe(written);
    expect(checkStep(stepOf('5'), answers, facts)).toEqual([]);
  });

  it('writes the entries of a list likewise', () => {
    const credit = { type: 'PAT', amountBorrowed: '9.000,00', beginDate: '05032023' };
    const answers = tidied('3', { hasCredits: 'yes', currentCredits: [credit, { type: '' }] });
    expect(answers.currentCredits).toEqual([
      { type: 'PAT', amountBorrowed: '9000', beginDate: '05/03/2023' },
      { type: '' },
    ]);
  });

  it('writes the entries of the co-borrower’s lists, as far as they are asked', () => {
    const credit = { type: 'PH', amountBorrowed: '9.000,00', remainingAmount: '1.000,00' };
    const answers = tidied('3', {
      ...COUPLE_ANSWERS,
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCredits: [credit],
    });
    expect(answers.coborrowerCurrentCredits).toEqual([{ ...credit, amountBorrowed: '9000' }]);
  });

  it('leaves what other steps ask, and what is hidden, as it was typed', () => {
    const typed = { birthDate: '30071985', hasCredits: 'no', extraFeesAmount: '10,50 ' };
    expect(tidied('3', typed)).toMatchObject(typed);
  });

  it('is the same answers where nothing changes', () => {
    for (const step of ['1', '2', '3', '5', '6'] as const)
      expect(readStep(stepOf(step), { answers: COMPLETE_ANSWERS, facts })).toBe(COMPLETE_ANSWERS);
  });
});
