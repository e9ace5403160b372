import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { factsFor } from '../../tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { nextStep, previousStep, reachableSteps, stageTarget } from './navigation.ts';
import type { Stage, StepId } from './step.ts';

const facts = factsFor();

describe('Next and Previous for a personal loan', () => {
  it.each<[StepId, StepId | undefined, StepId | undefined]>([
    ['1', '2', undefined],
    ['2', '3', '1'],
    ['3', '5', '2'],
    ['5', '6', '3'],
    ['6', '7', '5'],
    ['7', undefined, undefined],
  ])('%s: next %s, previous %s', (from, next, previous) => {
    expect(nextStep(from, COMPLETE_ANSWERS, facts)).toBe(next);
    expect(previousStep(from, COMPLETE_ANSWERS, facts)).toBe(previous);
  });
});

describe('reachableSteps', () => {
  it.each<[string, Answers, StepId[]]>([
    ['nothing answered', {}, ['1']],
    [
      'all answered, consents open',
      { ...COMPLETE_ANSWERS, exactData: '' },
      ['1', '2', '3', '5', '6'],
    ],
    ['a gap in step 2', { ...COMPLETE_ANSWERS, mainIncome: '' }, ['1', '2']],
    [
      'a form that ended',
      {
        ...COMPLETE_ANSWERS,
        maritalStatus: 'MAR',
        maritalContractType: 'CL',
        coborrowerMaritalType: 'no',
      },
      ['1', '2'],
    ],
  ])('%s', (_, answers, expected) => {
    expect(reachableSteps(answers, facts)).toEqual(expected);
  });
});

describe('stageTarget', () => {
  const all: StepId[] = ['1', '2', '3', '5', '6'];
  it.each<[Stage, number, StepId[], StepId | undefined]>([
    [1, 1, all, '1'],
    [2, 1, all, undefined],
    [3, 3, all, '3'],
    [4, 5, all, '5'],
    [4, 4, all, undefined],
    [4, 6, ['1', '2'], undefined],
  ])('stage %s, furthest %s, reachable %o: %s', (stage, maxStep, reachable, expected) => {
    expect(stageTarget(stage, maxStep, reachable)).toBe(expected);
  });
});
