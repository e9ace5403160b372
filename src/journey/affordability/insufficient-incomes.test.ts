import { expect, it } from 'vitest';
import { OWNER, TWO } from '#tests/examples/households.ts';
import type { Answers } from '../answers.ts';
import { hasInsufficientIncomes } from './insufficient-incomes.ts';

const san = { workingCategory: 'SAN' };
const coSan = { coborrowerWorkingCategory: 'SAN' };
const rental = (rentalIncome: string) => ({ hasAdditionalIncome: 'yes', rentalIncome });

//
it.each<[string, Answers, boolean]>([
  ['one at work', OWNER, false],
  ['one without a job', { ...OWNER, ...san }, true],
  ['… with a rent', { ...OWNER, ...san, ...rental('0.01') }, false],
  ['… with a rent of 0', { ...OWNER, ...san, ...rental('0') }, true],
  ['… with an old rent', { ...OWNER, ...san, rentalIncome: '500' }, true],
  [
    '… with a second job alone',
    { ...OWNER, ...san, hasAdditionalIncome: 'yes', secondJobIncome: '900' },
    true,
  ],
  [
    'one without a job, the other later',
    { ...TWO, ...san, coborrowerInfosEncoding: 'later' },
    true,
  ],
  ['two, both without', { ...TWO, ...san, ...coSan }, true],
  ['two, both without, with a rent', { ...TWO, ...san, ...coSan, ...rental('900') }, true],
  ['two, the applicant without', { ...TWO, ...san }, false],
  ['two, the co-borrower without', { ...TWO, ...coSan }, false],
  ['unemployed on 0', { ...OWNER, workingCategory: 'CHO', mainIncome: '0' }, true],
  ['unemployed on a cent', { ...OWNER, workingCategory: 'CHO', mainIncome: '0.01' }, false],
  ['two on 0', { ...TWO, mainIncome: '0', coborrowerMainIncome: '0' }, true],
  ['two, one of them on a cent', { ...TWO, mainIncome: '0', coborrowerMainIncome: '0.01' }, false],
  [
    'on what does not count',
    { ...OWNER, mainIncome: '', hasAdditionalIncome: 'yes', familyAllowances: '300' },
    true,
  ],
])('%s', (_, answers, insufficient) => {
  expect(hasInsufficientIncomes(answers)).toBe(insufficient);
});
