import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers.ts';
import { type ForeseenRefusal, foreseeRefusal } from './foresee-refusal.ts';

const NOW = { borrowers: 'two', coborrowerInfosEncoding: 'now' };
const LATER = { borrowers: 'two', coborrowerInfosEncoding: 'later' };
const SPOUSE = {
  borrowers: 'one',
  maritalStatus: 'MAR',
  maritalContractType: 'CL',
  coborrowerMaritalType: 'yes',
};
const WITHOUT_JOB = { workingCategory: 'SAN' };
const RENTAL = { hasAdditionalIncome: 'yes', rentalIncome: '400' };

describe('foreseeRefusal', () => {
  it.each<[string, Answers, ForeseenRefusal | undefined]>([
    ['nothing is answered', {}, undefined],
    ['nothing is answered by two', NOW, undefined],
    ['an employee has not typed an income yet', { workingCategory: 'EMP' }, undefined],
    ['one is unemployed', { workingCategory: 'CHO' }, undefined],
    ['one has no job', WITHOUT_JOB, 'alone'],
    [
      'one has no job but an allowance',
      { ...WITHOUT_JOB, hasAdditionalIncome: 'yes', familyAllowances: '300' },
      'alone',
    ],
    ['one has no job but rental income', { ...WITHOUT_JOB, ...RENTAL }, undefined],
    ['the second has not answered yet', { ...NOW, ...WITHOUT_JOB }, undefined],
    ['the second works', { ...NOW, ...WITHOUT_JOB, coborrowerWorkingCategory: 'OUV' }, undefined],
    ['neither has a job', { ...NOW, ...WITHOUT_JOB, coborrowerWorkingCategory: 'SAN' }, 'both'],
    [
      'neither has a job, and there is rental income',
      { ...NOW, ...WITHOUT_JOB, ...RENTAL, coborrowerWorkingCategory: 'SAN' },
      'both',
    ],
    [
      'nor does the spouse who subscribes',
      { ...SPOUSE, ...WITHOUT_JOB, coborrowerWorkingCategory: 'SAN' },
      'both',
    ],
    ['the second answers later', { ...LATER, ...WITHOUT_JOB }, 'dependsOnOther'],
    ['the second answers later, the first works', { ...LATER, workingCategory: 'EMP' }, undefined],
  ])('where %s', (_, answers, expected) => {
    expect(foreseeRefusal(answers, {})).toBe(expected);
  });

  it.each<[string, Answers, ForeseenRefusal | undefined]>([
    ['has no job', { coborrowerWorkingCategory: 'SAN' }, 'dependsOnOther'],
    ['has a job', { coborrowerWorkingCategory: 'EMP' }, undefined],
  ])('where the co-borrower’s part %s', (_, answers, expected) => {
    const e2 = { isTight: false, hasInsufficientIncomes: false };
    expect(foreseeRefusal({ ...answers, borrowers: 'two' }, { e2 })).toBe(expected);
  });
});
