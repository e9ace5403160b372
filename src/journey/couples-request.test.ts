import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { applicationFacts, factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkApplication } from './check-application.ts';

const _facts = factsFor();

const OWN_ADDRESS = ['Street', 'Number', 'Box', 'Zip', 'City', 'LivingSince'].map(
  (name) => `coborrower${name}`,
);

describe('a couple’s request', () => {
  const check = (changes: Answers) =>
    checkApplication({ ...COUPLE_ANSWERS, ...changes }, applicationFacts);
  const faultsOf = (changes: Answers) => {
    const checked = check(changes);
    return checked.ok ? [] : checked.faults.map(({ field, kind }) => `${field}: ${kind}`);
  };
  const married = (contract: string, borrowWith = ''): Answers => ({
    maritalStatus: 'MAR',
    maritalContractType: contract,
    borrowWith,
  });

  //
  it.each<[string, Answers, string[]]>([
    ['two who are friends', {}, []],
    ['friends who both tick', { coborrowerExactData: '' }, ['coborrowerExactData: mustCheck']],
    ['a gender not said', { coborrowerGender: '' }, ['coborrowerGender: required']],
    ['the e-mail of the applicant', { coborrowerEmail: COMPLETE_ANSWERS.email ?? '' }, []],
    ['an e-mail that is none', { coborrowerEmail: 'lotte' }, ['coborrowerEmail: email']],
    [
      'a last name of 31 characters',
      { coborrowerLastname: 'P'.repeat(31) },
      ['coborrowerLastname: maxLength'],
    ],
    ['one of 30', { coborrowerLastname: 'P'.repeat(30) }, []],
    [
      'a national number of the other gender',
      { coborrowerGender: 'M' },
      ['coborrowerNationalRegistry: registryGender'],
    ],
    [
      'a postcode’s city that is the applicant’s',
      { coborrowerCity: 'Namur' },
      ['coborrowerCity: cityOfZip'],
    ],
    ['an applicant who has not said with whom', married('SB'), ['borrowWith: required']],
    ['with the spouse, apart', married('SB', 'spouce'), []],
    ['with the spouse, in community', married('CL', 'spouce'), []],
    ['with somebody else, apart', married('SB', 'other'), []],
    [
      'with somebody else, in community',
      married('CU', 'other'),
      ['coborrowerMaritalType: formEnded'],
    ],
    [
      'somebody else, married apart',
      { coborrowerMaritalStatus: 'MAR', coborrowerMaritalContractType: 'SB' },
      [],
    ],
    [
      'somebody else, married, contract not said',
      { coborrowerMaritalStatus: 'MAR' },
      ['coborrowerMaritalContractType: required'],
    ],
    ...['CL', 'CU', 'CC'].map((contract): [string, Answers, string[]] => [
      `somebody else, whose spouse has to subscribe (${contract})`,
      { coborrowerMaritalStatus: 'MAR', coborrowerMaritalContractType: contract },
      ['coborrowerMaritalContractType: spouseMustSubscribe'],
    ]),
    [
      'an old contract of one who is not married',
      { coborrowerMaritalStatus: 'DIV', coborrowerMaritalContractType: 'CL' },
      [],
    ],
    [
      'an old contract of the spouse',
      { ...married('CL', 'spouce'), coborrowerMaritalContractType: 'CL' },
      [],
    ],
    [
      'credits announced, none named',
      { coborrowerHasCredits: 'yes' },
      ['coborrowerHasCredits: creditRequired'],
    ],
    [
      'other incomes announced, none named',
      { coborrowerHasAdditionalIncome: 'yes' },
      ['coborrowerFamilyAllowances: incomeRequired'],
    ],
    [
      'allowances without children',
      { coborrowerHasAdditionalIncome: 'yes', coborrowerFamilyAllowances: '170' },
      ['coborrowerChildren: childrenRequired'],
    ],
    [
      'moved in before birth',
      { coborrowerLivingSince: '1989' },
      ['coborrowerLivingSince: livingSinceBeforeBirth'],
    ],
    [
      'moved in before birth, hidden',
      { coborrowerLivingSince: '1989', coborrowerSameAddress: 'yes' },
      [],
    ],
    [
      'at work before sixteen',
      { coborrowerWorkingContractBeginDate: '11/03/2006' },
      ['coborrowerWorkingContractBeginDate: contractBeforeSixteen'],
    ],
    ['at work from sixteen on', { coborrowerWorkingContractBeginDate: '12/03/2006' }, []],
    [
      'both without a job',
      { workingCategory: 'SAN', coborrowerWorkingCategory: 'SAN' },
      ['mainIncome: insufficientIncomes'],
    ],
    ['one without a job', { coborrowerWorkingCategory: 'SAN' }, []],
    ['to be filled in later', { coborrowerInfosEncoding: 'later' }, []],
    ['later, without a phone', { coborrowerInfosEncoding: 'later', coborrowerPhone: '' }, []],
    [
      'later, and without a job or a rental income themselves',
      { coborrowerInfosEncoding: 'later', workingCategory: 'SAN' },
      [],
    ],
    [
      'later, without saying where to write to',
      { coborrowerInfosEncoding: 'later', coborrowerEmail: '', coborrowerGender: '' },
      ['coborrowerGender: required', 'coborrowerEmail: required'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  it('needs the second consent of a subscribing spouse', () => {
    const alone = { ...married('CC'), borrowers: 'one', coborrowerMaritalType: 'yes' };
    expect(faultsOf(alone)).toEqual([]);
    expect(faultsOf({ ...alone, coborrowerExactData: '' })).toEqual([
      'coborrowerExactData: mustCheck',
    ]);
    // Nobody consents for a co-borrower who does not exist.
    const nobody = { ...COMPLETE_ANSWERS, coborrowerExactData: '' };
    expect(checkApplication(nobody, applicationFacts).ok).toBe(true);
  });

  it.each<[string, Answers]>([
    ['two', { borrowers: 'two', ...married('SB', 'spouce') }],
    ['a subscribing spouse', { borrowers: 'one', ...married('CL'), coborrowerMaritalType: 'yes' }],
  ])('implies that a spouse is married and lives at the same address: %s', (_, changes) => {
    const checked = check({
      ...changes,
      coborrowerMaritalStatus: 'CEL',
      coborrowerSameAddress: 'no',
      coborrowerStreet: '!',
    });
    expect(checked.ok).toBe(true);
    if (!checked.ok) return;
    const { answers } = checked.application;
    expect(answers).toMatchObject({ coborrowerMaritalStatus: 'MAR', coborrowerSameAddress: 'yes' });
    for (const name of [...OWN_ADDRESS, 'coborrowerIsLandlord', 'coborrowerMaritalContractType'])
      expect(answers).not.toHaveProperty(name);
  });

  it('implies that a co-borrower who owns lives as an owner', () => {
    const checked = check({ coborrowerIsLandlord: 'yes', coborrowerLivingSituation: 'L' });
    expect(checked.ok && checked.application.answers).toMatchObject({
      livingSituation: 'L',
      coborrowerLivingSituation: 'P',
    });
  });

  it.each<[string, Answers]>([
    ['at the applicant’s address', { coborrowerSameAddress: 'yes' }],
    ['married to the applicant', married('CL', 'spouce')],
  ])('implies no dwelling for a co-borrower %s', (_, changes) => {
    const checked = check({ ...changes, coborrowerIsLandlord: 'yes' });
    expect(checked.ok).toBe(true);
    if (!checked.ok) return;
    expect(checked.application.answers).not.toHaveProperty('coborrowerLivingSituation');
  });

  it('keeps no answers of a co-borrower who was removed', () => {
    const checked = check({ borrowers: 'one' });
    expect(checked.ok).toBe(true);
    if (!checked.ok) return;
    const kept = Object.keys(checked.application.answers);
    expect(kept.filter((name) => name.startsWith('coborrower'))).toEqual([]);
  });
});
