import { describe, expect, it } from 'vitest';
import { faultOf } from '#tests/examples/fault-of.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';

const _facts = factsFor();

const text = (length: number) => 'a'.repeat(length);

describe('what applies', () => {
  //
  it.each<[string, Answers, string, boolean]>([
    [
      'no living situation for owners',
      { isLandlord: 'yes', livingSituation: '' },
      'livingSituation',
      false,
    ],
    ['a contract type when married', { maritalStatus: 'MAR' }, 'maritalContractType', true],
    [
      'the spouse under a community',
      { maritalStatus: 'MAR', maritalContractType: 'CU' },
      'coborrowerMaritalType',
      true,
    ],
    [
      'not under separation',
      { maritalStatus: 'MAR', maritalContractType: 'SB' },
      'coborrowerMaritalType',
      false,
    ],
    ['not when single', { maritalContractType: 'CL' }, 'coborrowerMaritalType', false],
  ])('step 1: %s', (_, changes, field, isShown) => {
    expect(faultOf('1', field, changes) === 'required').toBe(isShown);
  });

  //
  it.each<[string, string, boolean]>([
    ['OUV', 'employerName', true],
    ['IND', 'employerName', true],
    ['IND', 'workingContractType', false],
    ['IND', 'companyNumber', true],
    ['LIB', 'companyNumber', true],
    ['EMP', 'companyNumber', false],
    ['SAN', 'employerName', false],
    ['SAN', 'mainIncome', false],
    ['CHO', 'mainIncome', true],
    ['CHO', 'workingContractBeginDate', false],
    ['PEN', 'profession', false],
    ['INV', 'sector', false],
    ['', 'sector', false],
    ['', 'mainIncome', true],
  ])('step 2: %s is asked %s: %s', (workingCategory, field, isShown) => {
    const changes = { workingCategory, [field]: '' };
    expect(faultOf('2', field, changes) === 'required').toBe(isShown);
  });

  //
  it.each<[string, Answers, string, boolean]>([
    ['in Belgium since, for foreigners', { nationality: 'FR' }, 'inBelgiumSince', true],
    ['not for Belgians', { nationality: 'BE' }, 'inBelgiumSince', false],
    ['nor before that is said', { nationality: '' }, 'inBelgiumSince', false],
    ['where to sign', { signLocation: '' }, 'signLocation', true],
    [
      'as long as no country is said',
      { signLocation: '', employerCountry: '' },
      'signLocation',
      true,
    ],
    [
      'not when employed abroad',
      { signLocation: '', employerCountry: 'LU' },
      'signLocation',
      false,
    ],
  ])('step 5: %s', (_, changes, field, isShown) => {
    expect(faultOf('5', field, changes) === 'required').toBe(isShown);
  });

  //
  it.each<[string, Answers, string | undefined]>([
    ['extraFeesAmount', { hasExtraFees: 'yes' }, 'required'],
    ['extraFeesReason', { hasExtraFees: 'yes' }, 'required'],
    ['extraFeesReason', { hasExtraFees: 'yes', extraFeesReason: text(51) }, 'maxLength'],
    ['extraFeesAmount', { hasExtraFees: 'no' }, undefined],
    ['hasCredits', { hasCredits: 'yes' }, 'creditRequired'],
    ['hasCredits', { hasCredits: 'yes', currentCredits: [{}] }, undefined],
    ['hasCredits', { hasCredits: 'yes', currentCreditCards: [{}] }, undefined],
  ])('step 3: %s of %j: %s', (field, changes, expected) => {
    expect(faultOf('3', field, changes)).toBe(expected);
  });

  //
  it.each<[string, Answers, string | undefined]>([
    ['allowances without children', {}, 'childrenRequired'],
    ['with one', { children: '1' }, undefined],
    ['of nothing', { familyAllowances: '0' }, undefined],
    ['taken back', { hasAdditionalIncome: 'no' }, undefined],
  ])('step 3: %s', (_, changes, expected) => {
    const allowances = { hasAdditionalIncome: 'yes', familyAllowances: '170', children: '0' };
    expect(faultOf('3', 'children', { ...allowances, ...changes })).toBe(expected);
  });

  //
  it('asks about the pension from age 65 at the end of the loan, to the day', () => {
    // 48 months from 20/11/2026 end on 20/11/2030.
    const wrong = (birthDate: string) =>
      faultOf('5', 'futurePensionIncome', { birthDate, futurePensionIncome: 'beaucoup' });
    expect(wrong('20/11/1965')).toBe('decimal');
    expect(wrong('21/11/1965')).toBeUndefined();
    expect(wrong('')).toBeUndefined();
  });
});
