import { describe, expect, it } from 'vitest';
import type { Answers } from './answers.ts';
import { nameOf } from './borrowers.ts';
import { addEntry, changeAnswer, changeEntry, deleteEntry } from './change-answer.ts';

describe('changeAnswer', () => {
  //
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
      'another contract asks the spouse again',
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

describe('an emptied answer', () => {
  it('returns to the initial one, with the consequences of the change', () => {
    const abroad = { employerCountry: 'FR', employerZip: '59000', employerCity: 'Lille' };
    expect(changeAnswer(abroad, 'employerCountry', '')).toEqual({
      employerCountry: 'BE',
      employerZip: '',
      employerCity: '',
    });
  });

  it('changes nothing if the initial one was already there', () => {
    const here = { coborrowerEmployerCountry: 'BE', coborrowerEmployerZip: '9000' };
    expect(changeAnswer(here, 'coborrowerEmployerCountry', '')).toBe(here);
  });

  it('stays empty if it has no initial one', () => {
    expect(changeAnswer({ street: 'Veldstraat' }, 'street', '')).toEqual({ street: '' });
    expect(changeAnswer({ street: '' }, 'street', ' ')).toEqual({ street: ' ' });
  });
});

describe('the answers of each borrower have consequences only for that borrower', () => {
  const both: Answers = {
    ...{ zip: '5000', city: 'Namur', coborrowerZip: '9000', coborrowerCity: 'Gent' },
    ...{ employerZip: '5000', employerCity: 'Namur', employerCountry: 'BE' },
    ...{ coborrowerEmployerZip: '9000', coborrowerEmployerCity: 'Gent' },
    ...{ isLandlord: 'no', livingSituation: 'L' },
    ...{ coborrowerIsLandlord: 'no', coborrowerLivingSituation: 'V' },
    ...{ hasCredits: 'yes', currentCredits: [{ type: 'PAT' }], currentCreditCards: [{}] },
    coborrowerHasCredits: 'yes',
    coborrowerCurrentCredits: [{ type: 'VAT' }],
    coborrowerCurrentCreditCards: [{ amountBorrowed: '900' }],
    ...{ hasExtraFees: 'yes', extraFeesAmount: '90', extraFeesReason: 'Crèche' },
    coborrowerHasExtraFees: 'yes',
    coborrowerExtraFeesAmount: '40',
    coborrowerExtraFeesReason: 'Garage',
  };

  it.each<[string, string, Answers]>([
    ['zip', '4000', { city: '' }],
    ['employerZip', '4000', { employerCity: '' }],
    ['employerCountry', 'FR', { employerZip: '', employerCity: '' }],
    ['isLandlord', 'yes', { livingSituation: 'P' }],
    ['hasCredits', 'no', { currentCredits: [], currentCreditCards: [] }],
    ['hasCredits', '', { currentCredits: [], currentCreditCards: [] }],
    ['hasExtraFees', 'no', { extraFeesAmount: '', extraFeesReason: '' }],
    ['hasExtraFees', '', { extraFeesAmount: '', extraFeesReason: '' }],
    ['city', 'Jambes', {}],
    ['livingSituation', 'H', {}],
  ])('%s «%s»', (name, value, consequences) => {
    for (const borrower of ['applicant', 'coborrower'] as const) {
      const own = Object.entries({ [name]: value, ...consequences }).map(
        ([changed, to]) => [nameOf(borrower, changed), to] as const,
      );
      expect(changeAnswer(both, nameOf(borrower, name), value)).toEqual({
        ...both,
        ...Object.fromEntries(own),
      });
    }
  });

  it('starts the co-borrower’s credits with a blank one, if there are neither credits nor cards', () => {
    expect(changeAnswer({}, 'coborrowerHasCredits', 'yes')).toEqual({
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCredits: [{}],
      coborrowerCurrentCreditCards: undefined,
    });
    const card = { coborrowerCurrentCreditCards: [{ amountBorrowed: '900' }] };
    expect(changeAnswer(card, 'coborrowerHasCredits', 'yes')).toEqual({
      ...card,
      coborrowerHasCredits: 'yes',
    });
  });

  it('adds no blank credit to existing ones, nor to cards', () => {
    const credits = { currentCredits: [{ type: 'PAT' }] };
    expect(changeAnswer(credits, 'hasCredits', 'yes')).toEqual({ ...credits, hasCredits: 'yes' });
  });

  it('keeps extra fees after they are confirmed', () => {
    const fees = { extraFeesAmount: '90', extraFeesReason: 'Crèche' };
    expect(changeAnswer(fees, 'hasExtraFees', 'yes')).toEqual({ ...fees, hasExtraFees: 'yes' });
  });

  it('keeps the living situation of someone who turns out not to own', () => {
    const answers = { isLandlord: '', livingSituation: 'V' };
    expect(changeAnswer(answers, 'isLandlord', 'no')).toMatchObject({ livingSituation: 'V' });
  });
});

//
describe('the couple', () => {
  const wed = { coborrowerMaritalStatus: 'MAR', coborrowerSameAddress: 'yes' };
  const open = { coborrowerMaritalStatus: '', coborrowerSameAddress: '' };
  const two = { borrowers: 'two', maritalStatus: 'MAR' };
  const friend = { coborrowerMaritalStatus: 'DIV', coborrowerSameAddress: 'no' };

  it.each<[string, Answers, [string, string], Answers]>([
    ['a community contract', two, ['maritalContractType', 'CL'], wed],
    ['another one', two, ['maritalContractType', 'CU'], wed],
    ['and a third', two, ['maritalContractType', 'CC'], wed],
    ['alone too', { ...two, borrowers: 'one' }, ['maritalContractType', 'CL'], wed],
    ['apart, with the spouse', two, ['borrowWith', 'spouce'], wed],
    ['whatever was said', { ...two, ...friend }, ['borrowWith', 'spouce'], wed],
    ['becoming two', { ...two, borrowers: 'one', borrowWith: 'spouce' }, ['borrowers', 'two'], wed],
    [
      'becoming married',
      { ...two, maritalStatus: 'CEL', maritalContractType: 'CL' },
      ['maritalStatus', 'MAR'],
      wed,
    ],
    [
      'no longer with the spouse',
      { ...two, ...wed, borrowWith: 'spouce' },
      ['borrowWith', 'other'],
      open,
    ],
    [
      'no longer married',
      { ...two, ...wed, maritalContractType: 'CL' },
      ['maritalStatus', 'DIV'],
      open,
    ],
    [
      'no longer in community',
      { ...two, ...wed, maritalContractType: 'CL' },
      ['maritalContractType', 'SB'],
      open,
    ],
    [
      'no longer in community, yet with the spouse',
      { ...two, ...wed, maritalContractType: 'CL', borrowWith: 'spouce' },
      ['maritalContractType', 'SB'],
      wed,
    ],
    [
      'no longer two, apart',
      { ...two, ...wed, maritalContractType: 'SB', borrowWith: 'spouce' },
      ['borrowers', 'one'],
      open,
    ],
    ['a friend stays one', { ...two, ...friend }, ['borrowWith', 'other'], friend],
    ['apart and alone', { ...two, ...friend }, ['maritalContractType', 'SB'], friend],
    ['and with other answers', { ...two, ...friend }, ['street', 'Rue Haute'], friend],
  ])('%s', (_, before, [name, value], expected) => {
    expect(changeAnswer(before, name, value)).toMatchObject({ ...expected, [name]: value });
  });

  it('asks the spouse again under another marriage contract, whether one or two borrow', () => {
    const answers = { ...two, borrowers: 'one', coborrowerMaritalType: 'yes' };
    for (const contract of ['CL', 'CU', 'CC', 'SB'])
      expect(changeAnswer(answers, 'maritalContractType', contract)).toMatchObject({
        coborrowerMaritalType: '',
      });
  });

  it('keeps every answer that was given', () => {
    const together = { ...two, ...wed, maritalContractType: 'CL', borrowWith: 'other' };
    expect(changeAnswer(together, 'coborrowerMaritalStatus', 'DIV')).toMatchObject({
      coborrowerMaritalStatus: 'DIV',
    });
    expect(changeAnswer(together, 'coborrowerSameAddress', 'no')).toMatchObject({
      coborrowerSameAddress: 'no',
    });
  });
});

describe('entries', () => {
  it('are added, changed and deleted at their position', () => {
    const one = changeEntry(addEntry({}, 'currentCredits'), 'currentCredits', 0, 'type', 'PAT');
    const two = changeEntry(addEntry(one, 'currentCredits'), 'currentCredits', 1, 'type', 'VAT');
    expect(two).toEqual({ currentCredits: [{ type: 'PAT' }, { type: 'VAT' }] });
    expect(deleteEntry(two, 'currentCredits', 0)).toEqual({ currentCredits: [{ type: 'VAT' }] });
  });
});

describe('a credit that becomes a mortgage', () => {
  it('accepts a duration again, which the list does not ask for', () => {
    const answers = { currentCredits: [{ type: 'PH' }] };
    expect(changeEntry(answers, 'currentCredits', 0, 'duration', '240').currentCredits).toEqual([
      { type: 'PH', duration: '240' },
    ]);
  });

  it('loses the duration that is no longer asked for', () => {
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
