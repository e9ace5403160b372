import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { world } from '../../tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { checkApplication } from './check-application.ts';

const check = (changes: Answers) => checkApplication({ ...COMPLETE_ANSWERS, ...changes }, world);

/** `field: kind` of every fault. */
function faultsOf(changes: Answers): string[] {
  const checked = check(changes);
  return checked.ok ? [] : checked.faults.map(({ field, kind }) => `${field}: ${kind}`);
}

describe('checkApplication', () => {
  it('accepts a whole request and computes its figures from the tariff', () => {
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

  it.each<[string, string[]]>([
    ['0', []],
    ['360', []],
    ['361', ['currentCredits[0].duration: between']],
    ['20 ans', ['currentCredits[0].duration: numeric']],
  ])('holds a mortgage to the duration of one, where it is sent: «%s»', (duration, expected) => {
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

  it.each<[string, Answers, string[]]>([
    ['a missing answer', { firstname: '  ' }, ['firstname: required']],
    ['an unknown code', { gender: 'X' }, ['gender: invalid']],
    ['a consent not given', { exactData: '' }, ['exactData: mustCheck']],
    ['a long name at the last step', { lastname: 'D'.repeat(31) }, ['lastname: maxLength']],
    ['a postcode that is none', { zip: '1999', city: 'Namur' }, ['zip: beZip', 'city: cityOfZip']],
    ['a city of another postcode', { city: 'Oostende' }, ['city: cityOfZip']],
    ['a tenant without rent', { rent: '0' }, ['rent: minAmount']],
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
});
