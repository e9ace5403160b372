import { describe, expect, it } from 'vitest';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import {
  applicantsView,
  assessHousehold,
  COBORROWER_NAMES,
  coborrowersPart,
  coborrowersView,
  isCoborrowersField,
  withCoborrowersPart,
  withPurposeFor,
} from './shared-application.ts';

const PART: Answers = {
  ...coborrowersPart(COUPLE_ANSWERS),
  coborrowerConditionsAccepted: 'yes',
};
const APPLICANT: Answers = {
  ...Object.fromEntries(
    Object.entries(COUPLE_ANSWERS).filter(([name]) => !COBORROWER_NAMES.has(name)),
  ),
  coborrowerInfosEncoding: 'later',
  coborrowerFirstname: 'Lotte',
};
const TO_REPAY = {
  type: 'PAT',
  amountBorrowed: '5000',
  monthlyAmount: '150',
  beginDate: '01/03/2025',
  duration: '48',
  payBack: 'yes',
};

const assess = (part: Answers, applicant: Answers = APPLICANT) =>
  assessHousehold(withCoborrowersPart(applicant, part), factsFor(applicant), fluvia.tariffs);

describe('the co-borrower’s view', () => {
  //
  it('contains who asks, the situation, and their own answers', () => {
    const view = coborrowersView(APPLICANT, { coborrowerFirstname: 'Lot', mainIncome: '1' });
    expect(view).toEqual({
      firstname: 'Émile',
      lastname: 'D’Hondt',
      borrowers: 'two',
      coborrowerInfosEncoding: 'now',
      coborrowerEncoding: 'yes',
      coborrowerFirstname: 'Lot',
    });
  });

  it('contains the marriage if it is theirs too', () => {
    const married = {
      ...APPLICANT,
      maritalStatus: 'MAR',
      maritalContractType: 'SB',
      borrowWith: 'spouce',
    };
    expect(coborrowersView(married, {})).toMatchObject({
      maritalStatus: 'MAR',
      maritalContractType: 'SB',
      borrowWith: 'spouce',
      coborrowerMaritalStatus: 'MAR',
      coborrowerSameAddress: 'yes',
    });
    expect(coborrowersView({ ...married, borrowWith: 'other' }, {})).not.toHaveProperty(
      'maritalStatus',
    );
  });
});

describe('the applicant’s view of a request that a co-borrower completed', () => {
  it('contains only their own part', () => {
    const seen = applicantsView(withCoborrowersPart(APPLICANT, PART));
    const { coborrowerFirstname: _, ...own } = APPLICANT;
    expect(seen).toEqual(own);
  });

  it('contains everything if they answered for both', () => {
    expect(applicantsView(COUPLE_ANSWERS)).toBe(COUPLE_ANSWERS);
  });
});

describe('the two together', () => {
  it('are assessed once the co-borrower’s part is right', () => {
    expect(assess(PART)).toEqual({ isTight: false, hasInsufficientIncomes: false });
    for (const name of ['coborrowerGender', 'coborrowerMainIncome', 'coborrowerRent'])
      expect(assess({ ...PART, [name]: '' }), name).toBeUndefined();
  });

  it.each([
    ['900', '1200', true],
    ['900', '2100', false],
  ])(
    'have a tight budget with incomes of %s and %s: %s',
    (mainIncome, coborrowerMainIncome, isTight) => {
      const assessed = assess({ ...PART, coborrowerMainIncome }, { ...APPLICANT, mainIncome });
      expect(assessed).toMatchObject({ isTight });
    },
  );

  it('may not both be without a job', () => {
    const jobless = { ...PART, coborrowerWorkingCategory: 'SAN' };
    expect(assess(jobless)).toMatchObject({ hasInsufficientIncomes: false });
    expect(assess(jobless, { ...APPLICANT, workingCategory: 'SAN' })).toMatchObject({
      hasInsufficientIncomes: true,
    });
  });

  it('are offered a grouping of what the co-borrower repays', () => {
    const owing = {
      ...PART,
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCredits: [TO_REPAY],
    };
    expect(assess(owing)).toMatchObject({
      proposal: {
        leaving: '3',
        reasons: ['creditsToRepay'],
        loan: { product: 'TAEGINL1', amount: 1_250_000, duration: 48 },
      },
    });
  });

  it('are told if that is not offered', () => {
    const owing = {
      ...PART,
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCredits: [TO_REPAY],
    };
    const grouping = fluvia.tariffs.TAEGINL1;
    const dearer = grouping.rates.filter(({ min }) => min > 1_250_000);
    const assessed = assessHousehold(withCoborrowersPart(APPLICANT, owing), factsFor(APPLICANT), {
      ...fluvia.tariffs,
      TAEGINL1: { ...grouping, rates: dearer },
    });
    expect(assessed).toEqual({
      isTight: false,
      hasInsufficientIncomes: false,
      proposal: 'not-offered',
    });
  });

  // W-10.24
  it('are told if the lender has no such product', () => {
    const { TAEGINL1: _, ...others } = fluvia.tariffs;
    const owing = {
      ...PART,
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCredits: [TO_REPAY],
    };
    const whole = withCoborrowersPart(APPLICANT, owing);
    expect(assessHousehold(whole, factsFor(APPLICANT), others)).toMatchObject({
      proposal: 'not-offered',
    });
  });
});

describe('the purpose of another product', () => {
  it.each([
    ['TAEGIVA1', 'TAEGINL1', '83', '82'],
    ['TAEGPSA1', 'TAEGINL1', '81', '81'],
    ['TAEGINI1', 'TAEGPSA1', '81', '81'],
    ['TAEGIVA1', 'TAEGPSA1', '83', '83'],
  ] as const)('%s → %s: %s becomes %s', (asked, product, reason, becomes) => {
    const answers = { creditReasons: [{ reason }] };
    expect(withPurposeFor(product, answers, asked)).toEqual({
      creditReasons: [{ reason: becomes }],
    });
  });
});

it.each([
  ['coborrowerCurrentCredits[0].type', true],
  ['coborrowerGender', true],
  ['currentCredits[0].type', false],
  ['mainIncome', false],
  ['coborrowerInfosEncoding', false],
])('%s belongs to the co-borrower: %s', (field, theirs) => {
  expect(isCoborrowersField(field)).toBe(theirs);
});
