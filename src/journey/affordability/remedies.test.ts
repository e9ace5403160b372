import { describe, expect, it } from 'vitest';
import { monthlyPayment } from '#domain/loan/payment.ts';
import { cents, toCents } from '#domain/money/money.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { COUPLE_ANSWERS } from '#tests/examples/couple-answers.ts';
import { factsFor } from '#tests/examples/fluvia.ts';
import { assessAffordability } from './assess-affordability.ts';
import {
  affordableAmount,
  hasCreditToRepay,
  incomeOfSecondBorrower,
  leastToBorrow,
} from './remedies.ts';

const { loan } = factsFor();
const MIN_AMOUNT = cents(1_000_00);
const earning = (mainIncome: string) => ({ ...COMPLETE_ANSWERS, mainIncome });
const paymentOf = (amount: number) => monthlyPayment(cents(amount), loan.taeg, loan.duration);

describe('affordableAmount', () => {
  it.each(['1650', '1700', '1600'])(
    'is the largest step that an income of %s can afford',
    (income) => {
      const answers = earning(income);
      const amount = affordableAmount(answers, loan, MIN_AMOUNT);
      if (amount === undefined) throw new Error('no amount');
      expect(amount).toBeLessThan(loan.amount);
      expect(amount % 500_00).toBe(0);
      expect(assessAffordability(answers, paymentOf(amount)).isTight).toBe(false);
      if (amount + 500_00 < loan.amount)
        expect(assessAffordability(answers, paymentOf(amount + 500_00)).isTight).toBe(true);
    },
  );

  it.each([
    [12_500, 1_000, 12_000_00],
    [12_500, 12_000, 12_000_00],
    [12_500, 12_000.01, undefined],
    [12_600, 1_000, 12_500_00],
  ])('for a loan of %s, at least %s, is the step below: %s', (amountAsked, least, amount) => {
    const wanted = { ...loan, amount: toCents(amountAsked) };
    expect(affordableAmount(earning('10000'), wanted, toCents(least))).toBe(amount);
  });

  it('leaves room for the additional amount', () => {
    const alone = affordableAmount(earning('1650'), loan, MIN_AMOUNT) ?? Number.NaN;
    const withMore = { ...loan, additionalAmount: cents(1_000_00) };
    expect(affordableAmount(earning('1650'), withMore, MIN_AMOUNT)).toBe(alone - 1_000_00);
  });

  it('is undefined if even the smallest loan is too much', () => {
    expect(affordableAmount(earning('900'), loan, MIN_AMOUNT)).toBeUndefined();
  });
});

describe('leastToBorrow', () => {
  const car = { price: '15000', advance: '2500' };
  it.each([
    ['what the tariff lends at least', 'TAEGPSA1', {}, 0, 1_500],
    ['… in all', 'TAEGINL1', {}, 400, 1_100],
    ['a step where the additional amount makes up the least', 'TAEGINL1', {}, 3_000, 500],
    ['what is to be paid of a vehicle', 'TAEGIVC1', car, 0, 12_500],
    [
      'what the tariff lends for a vehicle at least',
      'TAEGIVC1',
      { price: '900', advance: '0' },
      0,
      1_500,
    ],
    ['an old answer about a vehicle', 'TAEGPSA1', car, 0, 1_500],
  ] as const)('%s', (_, product, answers, additional, least) => {
    const additionalAmount = cents(additional * 100);
    expect(leastToBorrow(answers, { product, additionalAmount }, cents(1_500_00))).toBe(
      least * 100,
    );
  });
});

describe('hasCreditToRepay', () => {
  const credit = { amountBorrowed: '9000', monthlyAmount: '210' };
  it.each([
    ['a running loan', [{ ...credit, type: 'PAT', payBack: 'no' }], true],
    ['one that is repaid already', [{ ...credit, type: 'PAT', payBack: 'yes' }], false],
    ['a mortgage, which is not asked about', [{ ...credit, type: 'PH' }], false],
    ['one of two', [{ type: 'PH' }, { ...credit, type: 'VAT', payBack: 'no' }], true],
    ['none', [], false],
  ])('%s', (_, currentCredits, expected) => {
    expect(hasCreditToRepay({ ...COMPLETE_ANSWERS, hasCredits: 'yes', currentCredits })).toBe(
      expected,
    );
  });
});

describe('incomeOfSecondBorrower', () => {
  it('is the lowest step that makes the budget of two sufficient', () => {
    const income = incomeOfSecondBorrower(earning('1500'), loan.monthlyAmount);
    if (income === undefined) throw new Error('no income');
    const withIncome = (amount: number) =>
      assessAffordability(
        {
          ...earning('1500'),
          borrowers: 'two',
          coborrowerInfosEncoding: 'now',
          coborrowerSameAddress: 'yes',
          coborrowerWorkingCategory: 'EMP',
          coborrowerMainIncome: String(amount / 100),
        },
        loan.monthlyAmount,
      ).isTight;
    expect(withIncome(income)).toBe(false);
    expect(withIncome(income - 50_00)).toBe(true);
  });

  it('is undefined for two borrowers', () => {
    expect(incomeOfSecondBorrower(COUPLE_ANSWERS, loan.monthlyAmount)).toBeUndefined();
  });

  it.each([
    // With the rent of 720 and the payment of 284.48, 6,900 euros: 60 % of 11,500.
    ['5895,52', 10_000_00],
    ['5895,53', undefined],
  ])('is at most 10,000 euros: with an alimony of %s, %s', (alimonyFee, income) => {
    const answers = { ...earning('1500'), alimonyFee };
    expect(incomeOfSecondBorrower(answers, loan.monthlyAmount)).toBe(income);
  });

  it('is undefined if it would take more than that', () => {
    const answers = { ...earning('1500'), alimonyFee: '20000' };
    expect(incomeOfSecondBorrower(answers, loan.monthlyAmount)).toBeUndefined();
  });
});
