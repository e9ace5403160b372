import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answers } from '#journey/answers.ts';
import type { StepId } from '#journey/step.ts';
import { closePage, openPage } from '#tests/dom/application-page.tsx';
import { openStep } from '#tests/dom/application-steps.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';

afterEach(closePage);

interface Case {
  readonly what: string;
  readonly step: StepId;
  readonly before?: Answers;
  readonly answer: readonly [name: string, value: string];
  readonly appear?: readonly string[];
  readonly disappear?: readonly string[];
}

const CASES: readonly Case[] = [
  {
    what: 'an owner is not asked how they live',
    step: '1',
    answer: ['isLandlord', 'yes'],
    disappear: ['livingSituation'],
  },
  {
    what: 'a married person is asked for the marriage contract',
    step: '1',
    answer: ['maritalStatus', 'MAR'],
    appear: ['maritalContractType'],
  },
  {
    what: 'under a community, whether the spouse subscribes',
    step: '1',
    before: { maritalStatus: 'MAR', maritalContractType: 'SB' },
    answer: ['maritalContractType', 'CU'],
    appear: ['coborrowerMaritalType'],
  },
  {
    what: 'whoever borrows with somebody says who fills in the other part',
    step: '1',
    answer: ['borrowers', 'two'],
    appear: ['coborrowerInfosEncoding'],
  },
  {
    what: 'a co-borrower who fills in their part later is asked for name and address alone',
    step: '1',
    before: COUPLE_ANSWERS,
    answer: ['coborrowerInfosEncoding', 'later'],
    disappear: ['coborrowerPhone', 'coborrowerMaritalStatus', 'coborrowerStreet'],
  },
  {
    what: 'a co-borrower at the same address is not asked for theirs',
    step: '1',
    before: COUPLE_ANSWERS,
    answer: ['coborrowerSameAddress', 'yes'],
    disappear: ['coborrowerStreet', 'coborrowerZip', 'coborrowerIsLandlord'],
  },
  {
    what: 'without a job, neither employer nor main income is asked for',
    step: '2',
    answer: ['workingCategory', 'SAN'],
    disappear: ['employerName', 'workingContractType', 'mainIncome', 'hasSeizure'],
  },
  {
    what: 'the self-employed give their enterprise number in place of a contract',
    step: '2',
    answer: ['workingCategory', 'IND'],
    appear: ['companyNumber'],
    disappear: ['workingContractType', 'hasResigned'],
  },
  {
    what: 'a pensioner has an income and no employer',
    step: '2',
    answer: ['workingCategory', 'PEN'],
    disappear: ['employerName', 'sector'],
  },
  {
    what: 'other incomes are asked for where there are any',
    step: '2',
    answer: ['hasAdditionalIncome', 'yes'],
    appear: ['familyAllowances', 'alimony', 'rentalIncome', 'mealVouchers', 'secondJobIncome'],
  },
  {
    what: 'an owner pays no rent',
    step: '3',
    before: { isLandlord: 'yes' },
    answer: ['hasExtraFees', 'yes'],
    appear: ['extraFeesAmount', 'extraFeesReason'],
    disappear: ['rent'],
  },
  {
    what: 'of a credit it is asked whether it is to be repaid',
    step: '3',
    before: { hasCredits: 'yes', currentCredits: [{ type: 'PH' }] },
    answer: ['currentCredits[0].type', 'PAT'],
    appear: ['currentCredits[0].duration', 'currentCredits[0].payBack'],
  },
  {
    what: 'of a mortgage neither its duration nor its repayment is asked',
    step: '3',
    before: { hasCredits: 'yes', currentCredits: [{ type: 'PAT' }] },
    answer: ['currentCredits[0].type', 'PH'],
    disappear: ['currentCredits[0].duration', 'currentCredits[0].payBack'],
  },
  {
    what: 'foreigners say since when they live in Belgium',
    step: '5',
    answer: ['nationality', 'FR'],
    appear: ['inBelgiumSince'],
  },
  {
    what: 'whoever is 65 when the loan ends is asked for the pension',
    step: '5',
    answer: ['birthDate', '12/03/1962'],
    appear: ['futurePensionIncome'],
  },
  {
    what: 'somebody employed abroad is not asked where to sign',
    step: '5',
    before: {
      employerCountry: 'FR',
      employerZip: '59000',
      employerCity: 'Lille',
      signLocation: '',
    },
    answer: ['nationality', 'FR'],
    appear: ['inBelgiumSince'],
    disappear: ['signLocation'],
  },
];

/** The control that an answer hides was there before, unless another answer hides it already. */
const HIDDEN_BEFORE = new Set(['rent', 'signLocation']);

//
it.each(CASES)('$what', async ({ step, before, answer, appear = [], disappear = [] }) => {
  const page = await openStep(step, before);
  for (const name of appear) expect(page.asks(name), name).toBe(false);
  for (const name of disappear) expect(page.asks(name), name).toBe(!HIDDEN_BEFORE.has(name));
  page.fill(...answer);
  await waitFor(() => {
    for (const name of appear) expect(page.asks(name), name).toBe(true);
    for (const name of disappear) expect(page.asks(name), name).toBe(false);
  });
  await page.isAccessible();
});

describe('a hidden answer', () => {
  it('comes back with the question that it answers', async () => {
    const page = await openPage({ maritalStatus: 'MAR', maritalContractType: 'SB' });
    page.fill('maritalStatus', 'CEL');
    expect(page.asks('maritalContractType')).toBe(false);
    page.fill('maritalStatus', 'MAR');
    expect(page.valueOf('maritalContractType')).toBe('SB');
  });

  it('keeps nobody at the step', async () => {
    const page = await openPage({ maritalStatus: 'MAR', maritalContractType: '' });
    page.press('next');
    await waitFor(() => expect(page.errorOf('maritalContractType')).toBeTruthy());
    page.fill('maritalStatus', 'CEL');
    expect(page.listedErrors).toHaveLength(0);
    page.press('next');
    await page.isAt('2');
  });
});

it('the purpose is to be explained where it is another than those listed', async () => {
  const page = await openStep('5');
  page.fill('creditReasons[0].reason', '10');
  page.press('next');
  await waitFor(() =>
    expect(page.errorOf('creditPurpose')).toBe('La description du projet est obligatoire.'),
  );
});
