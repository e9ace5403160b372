import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import {
  answerOf,
  asksBorrowWith,
  asksWhetherSpouseSubscribes,
  borrowersOf,
  coborrowerIsSpouse,
  hasFormEnded,
  isCoborrowerLater,
  nameOf,
  ownName,
} from './borrowers.ts';

const now = { coborrowerInfosEncoding: 'now' };
const later = { coborrowerInfosEncoding: 'later' };
const marriedUnder = (maritalContractType: string): Answers => ({
  maritalStatus: 'MAR',
  maritalContractType,
});
const alone = { borrowers: 'one' };
const two = { borrowers: 'two' };

// C-1.2
describe('names', () => {
  it.each([
    ['mainIncome', 'coborrowerMainIncome'],
    ['currentCredits', 'coborrowerCurrentCredits'],
    ['rent', 'coborrowerRent'],
  ])('%s is the co-borrower’s %s', (own, prefixed) => {
    expect(nameOf('coborrower', own)).toBe(prefixed);
    expect(nameOf('applicant', own)).toBe(own);
    expect(ownName(prefixed)).toEqual({ borrower: 'coborrower', name: own });
    expect(ownName(own)).toEqual({ borrower: 'applicant', name: own });
  });
});

it('an answer is read for its own borrower, trimmed', () => {
  const answers = { mainIncome: ' 2000 ', coborrowerMainIncome: '1500' };
  expect(answerOf(answers, 'applicant', 'mainIncome')).toBe('2000');
  expect(answerOf(answers, 'coborrower', 'mainIncome')).toBe('1500');
  expect(answerOf(answers, 'coborrower', 'rent')).toBe('');
});

describe('who borrows', () => {
  it.each<[string, Answers, boolean]>([
    ['alone, single', { ...alone, maritalStatus: 'CEL' }, false],
    ['two, data now', { ...two, ...now }, true],
    ['two, data later', { ...two, ...later }, false],
    ['two, not said when', two, false],
    ['alone, data now from an earlier answer', { ...alone, ...now }, false],
    [
      'alone, spouse subscribes',
      { ...alone, ...marriedUnder('CL'), coborrowerMaritalType: 'yes' },
      true,
    ],
    [
      'alone, separate property',
      { ...alone, ...marriedUnder('SB'), coborrowerMaritalType: 'yes' },
      false,
    ],
    [
      'two, an old subscription',
      { ...two, ...marriedUnder('CL'), coborrowerMaritalType: 'yes' },
      false,
    ],
  ])('%s', (_, answers, both) => {
    expect(borrowersOf(answers)).toEqual(both ? ['applicant', 'coborrower'] : ['applicant']);
  });

  //
  it('can be later only for two borrowers', () => {
    expect(isCoborrowerLater({ ...two, ...later })).toBe(true);
    expect(isCoborrowerLater({ ...alone, ...later })).toBe(false);
    expect(isCoborrowerLater({ ...two, ...now })).toBe(false);
    expect(isCoborrowerLater(two)).toBe(false);
  });

  // C-1.3
  it.each<[Answers, boolean]>([
    [{ ...two, ...marriedUnder('SB'), borrowWith: 'spouce' }, true],
    [{ ...two, ...marriedUnder('SB'), borrowWith: 'other' }, false],
    [{ ...two, maritalStatus: 'COH', borrowWith: 'spouce' }, false],
    [{ ...alone, ...marriedUnder('CU'), coborrowerMaritalType: 'yes' }, true],
  ])('%j: the spouse %s', (answers, spouse) => {
    expect(coborrowerIsSpouse(answers)).toBe(spouse);
  });

  it('asks two borrowers of whom the applicant is married whom they borrow with', () => {
    expect(asksBorrowWith({ ...two, ...marriedUnder('SB') })).toBe(true);
    expect(asksBorrowWith({ ...two, maritalStatus: 'CEL' })).toBe(false);
    expect(asksBorrowWith({ ...alone, ...marriedUnder('SB') })).toBe(false);
  });
});

//
describe('community contracts', () => {
  it.each([
    ['CL', true],
    ['CU', true],
    ['CC', true],
    ['SB', false],
    ['', false],
  ])('%s', (contract, community) => {
    expect(asksWhetherSpouseSubscribes({ ...alone, ...marriedUnder(contract) })).toBe(community);
  });

  //
  it.each<[string, Answers, boolean]>([
    [
      'alone, spouse not subscribing',
      { ...alone, ...marriedUnder('CL'), coborrowerMaritalType: 'no' },
      true,
    ],
    [
      'alone, spouse subscribing',
      { ...alone, ...marriedUnder('CL'), coborrowerMaritalType: 'yes' },
      false,
    ],
    ['two, with another', { ...two, ...marriedUnder('CL'), borrowWith: 'other' }, true],
    ['two, with the spouse', { ...two, ...marriedUnder('CL'), borrowWith: 'spouce' }, false],
    [
      'two, separate property, with another',
      { ...two, ...marriedUnder('SB'), borrowWith: 'other' },
      false,
    ],
    [
      'two, old answer of one',
      { ...two, ...marriedUnder('CL'), coborrowerMaritalType: 'no', borrowWith: 'spouce' },
      false,
    ],
  ])('ends the form: %s', (_, answers, ended) => {
    expect(hasFormEnded(answers)).toBe(ended);
  });
});
