import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { applicationFacts } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkApplication } from './check-application.ts';

const check = (changes: Answers) =>
  checkApplication({ ...COMPLETE_ANSWERS, ...changes }, applicationFacts);

const NEW_CAR: Answers = {
  sellerType: 'garage',
  firstRegistration: '01/06/2025',
  price: '20000',
  advance: '7500',
};

const TO_REPAY = {
  type: 'PAT',
  amountBorrowed: '5000',
  monthlyAmount: '150',
  beginDate: '20/11/2025',
  duration: '36',
  payBack: 'yes',
};

/** `field: kind` of every fault. */
function faultsOf(changes: Answers): string[] {
  const checked = check(changes);
  return checked.ok ? [] : checked.faults.map(({ field, kind }) => `${field}: ${kind}`);
}

describe('checkApplication', () => {
  it('accepts a complete request and computes its figures from the tariff', () => {
    const checked = check({ taeg: '0.01', monthlyAmount: '1' });
    expect(checked.ok && checked.application).toMatchObject({
      product: 'TAEGPSA1',
      amount: 1_250_000,
      duration: 48,
      taeg: 4.49,
      monthlyAmount: 28_448,
    });
  });

  it('refuses a loan that the tariff does not offer', () => {
    expect(faultsOf({ duration: '47' })).toEqual(['product: product']);
    expect(faultsOf({ amount: '100' })).toEqual(['product: product']);
    expect(faultsOf({ product: 'TAEGXXX1' })).toEqual(['product: product']);
  });

  //
  it('keeps the answers that apply and drops those that were hidden again', () => {
    const checked = check({
      isLandlord: 'yes',
      livingSituation: 'L',
      rent: '720',
      hasExtraFees: 'no',
      extraFeesAmount: '90',
    });
    expect(checked.ok).toBe(true);
    if (!checked.ok) return;
    expect(checked.application.answers).toMatchObject({ livingSituation: 'P' });
    expect(checked.application.answers).not.toHaveProperty('rent');
    expect(checked.application.answers).not.toHaveProperty('extraFeesAmount');
    expect(checked.application.answers).not.toHaveProperty('product');
  });

  it('keeps no answers of steps that the application skips', () => {
    const checked = check(NEW_CAR);
    expect(checked.ok).toBe(true);
    if (!checked.ok) return;
    for (const name of Object.keys(NEW_CAR))
      expect(checked.application.answers).not.toHaveProperty(name);
  });

  it('keeps of an entry the fields that apply, trimmed', () => {
    const mortgage = {
      type: ' PH ',
      amountBorrowed: ' 200000',
      monthlyAmount: '900 ',
      beginDate: '01/01/2020',
      rate: '4',
      payBack: 'yes',
    };
    const { rate: _, payBack: __, ...applying } = mortgage;
    const trimmed = Object.entries(applying).map(([name, value]) => [name, value.trim()]);
    const loan = { type: 'PAT', amountBorrowed: '5000', monthlyAmount: '150', payBack: 'no' };
    const begun = { beginDate: '20/11/2025', duration: '36' };
    const currentCredits = [mortgage, { ...loan, ...begun }];
    const checked = check({ hasCredits: 'yes', currentCredits });
    expect(checked.ok && checked.application.answers.currentCredits).toEqual([
      Object.fromEntries(trimmed),
      { ...loan, ...begun, remainingAmount: '', rate: '' },
    ]);
  });

  //
  it.each<[string, string[]]>([
    ['0', []],
    ['360', []],
    ['361', ['currentCredits[0].duration: between']],
    ['20 ans', ['currentCredits[0].duration: numeric']],
  ])('requires the duration of a mortgage, if it is sent: «%s»', (duration, expected) => {
    const mortgage = {
      type: 'PH',
      amountBorrowed: '200000',
      monthlyAmount: '900',
      beginDate: '01/01/2020',
      duration,
    };
    const changes = { hasCredits: 'yes', currentCredits: [mortgage] };
    expect(faultsOf(changes)).toEqual(expected);
    const checked = check(changes);
    if (checked.ok)
      expect(checked.application.answers.currentCredits).toEqual([
        expect.objectContaining({ duration }),
      ]);
  });

  it('sets the place of signing for a contract abroad', () => {
    const checked = check({
      employerCountry: 'FR',
      employerZip: '59000',
      employerCity: 'Lille',
      signLocation: '',
    });
    expect(checked.ok && checked.application.answers).toMatchObject({ signLocation: 'home' });
  });

  //
  it.each<[string, Answers, string[]]>([
    ['a missing answer', { firstname: '  ' }, ['firstname: required']],
    ['an unknown code', { gender: 'X' }, ['gender: invalid']],
    ['a consent not given', { exactData: '' }, ['exactData: mustCheck']],
    ['a long name at the last step', { lastname: 'D'.repeat(31) }, ['lastname: maxLength']],
    ['a postcode that is none', { zip: '1999', city: 'Namur' }, ['zip: beZip', 'city: cityOfZip']],
    ['a city of another postcode', { city: 'Oostende' }, ['city: cityOfZip']],
    ['a tenant without rent', { rent: '0' }, ['rent: amountBetween']],
    [
      'a wrong national number',
      { nationalRegistry: '85.07.30-033.29' },
      ['nationalRegistry: registryCheckDigits'],
    ],
    ['a national number of another gender', { gender: 'F' }, ['nationalRegistry: registryGender']],
    ['no reason for the loan', { creditReasons: [] }, ['creditReasons[0].reason: required']],
    [
      'another reason without words',
      { creditReasons: [{ reason: '10' }] },
      ['creditPurpose: required'],
    ],
    ['a purpose that says nothing', { creditPurpose: ' Divers ' }, ['creditPurpose: purpose']],
    ['credits announced, none named', { hasCredits: 'yes' }, ['hasCredits: creditRequired']],
    [
      'allowances without children',
      { hasAdditionalIncome: 'yes', familyAllowances: '170' },
      ['children: childrenRequired'],
    ],
    [
      'other incomes announced, none named',
      { hasAdditionalIncome: 'yes' },
      ['familyAllowances: incomeRequired'],
    ],
    [
      'a spouse who does not subscribe',
      { maritalStatus: 'MAR', maritalContractType: 'CL', coborrowerMaritalType: 'no' },
      ['coborrowerMaritalType: formEnded'],
    ],
  ])('refuses %s', (_, changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  it.each<[string, Answers, Answers]>([
    [
      'a hidden purpose',
      { product: 'TAEGINI1', isLandlord: 'yes' },
      { creditReasons: [{ reason: '81' }] },
    ],
    [
      'that, whatever was sent',
      { product: 'TAEGINI1', isLandlord: 'yes', creditReasons: [{ reason: '21' }, { reason: '' }] },
      { creditReasons: [{ reason: '81' }] },
    ],
    [
      'a car’s purpose and age',
      { product: 'TAEGIVA1', ...NEW_CAR },
      { carType: 'new', creditReasons: [{ reason: '83' }] },
    ],
    [
      'a used car’s',
      { product: 'TAEGIVC1', ...NEW_CAR, firstRegistration: '20/11/2023' },
      { carType: 'used', creditReasons: [{ reason: '84' }] },
    ],
    [
      'a mobile home’s',
      { product: 'TAEGIMA1', ...NEW_CAR },
      { carType: 'new', creditReasons: [{ reason: '83' }] },
    ],
    ['an owner’s dwelling', { isLandlord: 'yes', livingSituation: '' }, { livingSituation: 'P' }],
    [
      'where a contract abroad is signed',
      { employerCountry: 'FR', employerZip: '59000', employerCity: 'Lille', signLocation: 'work' },
      { signLocation: 'home' },
    ],
  ])('keeps %s', (_, changes, expected) => {
    const checked = check(changes);
    expect(checked.ok && checked.application.answers).toMatchObject(expected);
  });

  it.each<[string, Answers, Answers]>([
    ['no purpose but the one chosen', {}, { creditReasons: [{ reason: '81' }] }],
    [
      'a preset one that was changed',
      { product: 'TAEGIAV1', creditReasons: [{ reason: '25' }] },
      { creditReasons: [{ reason: '25' }] },
    ],
    ['the situation of who does not own', {}, { livingSituation: 'L' }],
    ['where a contract here is signed', { signLocation: 'work' }, { signLocation: 'work' }],
    [
      'and where a pensioner signs, once employed abroad',
      { workingCategory: 'PEN', employerCountry: 'FR', signLocation: 'work' },
      { signLocation: 'work' },
    ],
  ])('implies nothing else: %s', (_, changes, expected) => {
    const checked = check(changes);
    expect(checked.ok && checked.application.answers).toMatchObject(expected);
    expect(checked.ok && checked.application.answers).not.toHaveProperty('carType');
  });

  //
  it.each<[string, Answers, string[]]>([
    [
      'a preset purpose taken away',
      { product: 'TAEGIAV1', creditReasons: [] },
      ['creditReasons[0].reason: required'],
    ],
    [
      'an empty one',
      { creditReasons: [{ reason: '81' }, {}] },
      ['creditReasons[1].reason: required'],
    ],
    ['an unknown one', { creditReasons: [{ reason: '11' }] }, ['creditReasons[0].reason: invalid']],
    [
      'one named twice',
      { creditReasons: [{ reason: '21' }, { reason: '25' }, { reason: '21' }] },
      ['creditReasons[2].reason: sameReason'],
    ],
    [
      'other among others, without words',
      { creditReasons: [{ reason: '81' }, { reason: '10' }] },
      ['creditPurpose: required'],
    ],
    ['with words', { creditReasons: [{ reason: '10' }], creditPurpose: 'Un piano' }, []],
    [
      'other, hidden',
      { product: 'TAEGINI1', isLandlord: 'yes', creditReasons: [{ reason: '10' }] },
      [],
    ],
    ['a stranger who has not said since when', { nationality: 'FR' }, ['inBelgiumSince: required']],
    ['since this month', { nationality: 'FR', inBelgiumSince: '11/2026' }, []],
    [
      'since next month',
      { nationality: 'FR', inBelgiumSince: '12/2026' },
      ['inBelgiumSince: shortDate'],
    ],
    [
      'since a month that is none',
      { nationality: 'FR', inBelgiumSince: '13/2020' },
      ['inBelgiumSince: monthDate'],
    ],
    [
      'since before anyone',
      { nationality: 'FR', inBelgiumSince: '12/1899' },
      ['inBelgiumSince: tooEarly'],
    ],
    ['a Belgian’s old answer', { inBelgiumSince: 'toujours' }, []],
  ])('step 5: %s', (_, changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  //
  it.each<[string, Answers]>([
    ['a renovation loan of a tenant', { product: 'TAEGINI1' }],
    ['more than 84 months of a tenant', { amount: '25000', duration: '96' }],
    [
      'a private seller’s car as one',
      { product: 'TAEGIVA1', ...NEW_CAR, sellerType: 'particular' },
    ],
    [
      'a used car as a new one',
      { product: 'TAEGIVA1', ...NEW_CAR, firstRegistration: '19/11/2023' },
    ],
    ['a new car as a used one', { product: 'TAEGIVC1', ...NEW_CAR }],
    [
      'a small advance as a usual one',
      { product: 'TAEGIVA1', ...NEW_CAR, price: '13000', advance: '600' },
    ],
    ['credits to repay in a personal loan', { hasCredits: 'yes', currentCredits: [TO_REPAY] }],
    ['a grouping of none', { product: 'TAEGINL1' }],
  ])('refuses terms that were never accepted: %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual(['product: otherConditions']);
  });

  it.each<[string, Answers]>([
    ['a renovation loan of an owner', { product: 'TAEGINI1', isLandlord: 'yes' }],
    ['more than 84 months of an owner', { amount: '25000', duration: '96', isLandlord: 'yes' }],
    ['84 months of a tenant', { amount: '25000', duration: '84' }],
    ['a large advance under the code of a small one', { product: 'TAEGIVB1', ...NEW_CAR }],
    [
      'credits to repay by grouping',
      { product: 'TAEGINL1', hasCredits: 'yes', currentCredits: [TO_REPAY] },
    ],
    [
      'credits to repay beside a renovation',
      { product: 'TAEGINI1', isLandlord: 'yes', hasCredits: 'yes', currentCredits: [TO_REPAY] },
    ],
  ])('accepts %s', (_, changes) => {
    expect(faultsOf(changes)).toEqual([]);
  });

  //
  it('accepts a small advance as a usual one where no product for it is lent', () => {
    const { TAEGIVB1: _, ...tariffs } = applicationFacts.tariffs;
    const small = { product: 'TAEGIVA1', ...NEW_CAR, price: '13000', advance: '600' };
    const answers = { ...COMPLETE_ANSWERS, ...small };
    expect(checkApplication(answers, { ...applicationFacts, tariffs }).ok).toBe(true);
  });

  it('reports faults before other conditions', () => {
    expect(faultsOf({ product: 'TAEGINI1', rent: '' })).toEqual(['rent: required']);
  });
});
