import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { faultOf } from '#tests/examples/fault-of.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkStep } from './check-step.ts';
import { stepOf } from './steps.ts';

const facts = factsFor();

const _text = (length: number) => 'a'.repeat(length);

//
describe('answers that contradict each other', () => {
  it.each<[string, Answers, string | undefined]>([
    ['livingSince', { livingSince: '1984' }, 'livingSinceBeforeBirth'],
    ['livingSince', { livingSince: '1985' }, undefined],
    [
      'workingContractBeginDate',
      { workingContractBeginDate: '29/07/2001' },
      'contractBeforeSixteen',
    ],
    ['workingContractBeginDate', { workingContractBeginDate: '30/07/2001' }, undefined],
    [
      'workingContractBeginDate',
      { workingContractBeginDate: '30/07/2001', birthDate: '' },
      undefined,
    ],
    [
      'workingContractBeginDate',
      { workingCategory: 'PEN', workingContractBeginDate: '29/07/1999' },
      undefined,
    ],
  ])('%s %o: %s', (field, changes, expected) => {
    expect(faultOf('5', field, changes)).toBe(expected);
  });
});

it('a birth date that is not given yet contradicts nothing', () => {
  const faults = checkStep(stepOf('5'), { ...COMPLETE_ANSWERS, birthDate: '' }, facts);
  expect(faults).toEqual([{ field: 'birthDate', kind: 'required' }]);
});
