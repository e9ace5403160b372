import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { addEntry, changeAnswer, changeEntry, deleteEntry } from './change-answer.ts';

describe('changeAnswer', () => {
  it.each<[string, Answers, [string, string], Answers]>([
    [
      'a new postcode clears the city',
      { zip: '5000', city: 'Namur' },
      ['zip', '4000'],
      { city: '' },
    ],
    [
      'the same postcode does not',
      { zip: '5000', city: 'Namur' },
      ['zip', '5000'],
      { city: 'Namur' },
    ],
    [
      'the employer’s too',
      { employerZip: '1', employerCity: 'X' },
      ['employerZip', '2'],
      { employerCity: '' },
    ],
    [
      'another country clears both',
      { employerZip: '1', employerCity: 'X' },
      ['employerCountry', 'FR'],
      { employerZip: '', employerCity: '' },
    ],
    [
      'owners live as owners',
      { livingSituation: 'L' },
      ['isLandlord', 'yes'],
      { livingSituation: 'P' },
    ],
    [
      'and are asked when they are not',
      { isLandlord: 'yes', livingSituation: 'P' },
      ['isLandlord', 'no'],
      { livingSituation: '' },
    ],
    [
      'another contract asks the spouse anew',
      { coborrowerMaritalType: 'no' },
      ['maritalContractType', 'SB'],
      { coborrowerMaritalType: '' },
    ],
    ['credits begin with a blank one', {}, ['hasCredits', 'yes'], { currentCredits: [{}] }],
    [
      'those there are stay',
      { currentCreditCards: [{ amountBorrowed: '1' }] },
      ['hasCredits', 'yes'],
      { currentCreditCards: [{ amountBorrowed: '1' }] },
    ],
    [
      'no credits, no entries',
      { currentCredits: [{}], currentCreditCards: [{}] },
      ['hasCredits', 'no'],
      { currentCredits: [], currentCreditCards: [] },
    ],
    [
      'no extra fees, no amount',
      { extraFeesAmount: '9', extraFeesReason: 'x' },
      ['hasExtraFees', 'no'],
      { extraFeesAmount: '', extraFeesReason: '' },
    ],
  ])('%s', (_, before, [name, value], expected) => {
    expect(changeAnswer(before, name, value)).toMatchObject({ ...expected, [name]: value });
  });
});

describe('entries', () => {
  it('are added, changed and deleted in their place', () => {
    const one = changeEntry(addEntry({}, 'currentCredits'), 'currentCredits', 0, 'type', 'PAT');
    const two = changeEntry(addEntry(one, 'currentCredits'), 'currentCredits', 1, 'type', 'VAT');
    expect(two).toEqual({ currentCredits: [{ type: 'PAT' }, { type: 'VAT' }] });
    expect(deleteEntry(two, 'currentCredits', 0)).toEqual({ currentCredits: [{ type: 'VAT' }] });
  });
});

describe('a credit that becomes a mortgage', () => {
  it('loses the duration that is not asked any more', () => {
    const answers = { currentCredits: [{ type: 'PAT', duration: '500' }, { duration: '24' }] };
    expect(changeEntry(answers, 'currentCredits', 0, 'type', 'PH').currentCredits).toEqual([
      { type: 'PH', duration: '' },
      { duration: '24' },
    ]);
    expect(changeEntry(answers, 'currentCredits', 0, 'type', 'VH').currentCredits).toEqual([
      { type: 'VH', duration: '500' },
      { duration: '24' },
    ]);
  });
});
