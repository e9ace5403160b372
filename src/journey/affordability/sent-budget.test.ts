import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { OWNER, TENANT, TWO } from '#tests/examples/households.ts';
import { budgetToSend } from './sent-budget.ts';

const loan = { monthlyAmount: cents(284_48) };

describe('budgetToSend', () => {
  it('lists what counts line by line, in euros, with the limits and the date of the figures', () => {
    expect(budgetToSend({ ...TENANT, mainIncome: '2350,50', rent: '390' }, loan)).toEqual({
      household: 'one',
      incomes: [{ kind: 'mainIncome', borrower: 'applicant', given: 2350.5, amount: 2350.5 }],
      fees: [
        { kind: 'housing', given: 390, amount: 400, reason: 'floorTenant' },
        { kind: 'payment', given: 284.48, amount: 284.48 },
      ],
      remaining: 1666.02,
      indebtedness: 0.2912,
      limits: { remaining: 720, indebtedness: 0.55, asOf: '2026-11-21' },
      isTight: false,
    });
  });

  it('assesses two borrowers by the limits for two, and names whose a line is', () => {
    const credit = { type: 'PAT', monthlyAmount: '210,40', payBack: 'no' };
    const answers = {
      ...TWO,
      coborrowerHasCredits: 'yes',
      coborrowerCurrentCredits: [{ type: 'OCR', amountBorrowed: '500' }, credit],
    };
    expect(budgetToSend(answers, loan)).toMatchObject({
      household: 'two',
      incomes: [{ borrower: 'applicant' }, { borrower: 'coborrower' }],
      fees: [
        { kind: 'housing' },
        { kind: 'credit', borrower: 'coborrower', entry: 1, amount: 210.4 },
        { kind: 'revolving', given: 500, amount: 0, reason: 'allowance' },
        { kind: 'payment' },
      ],
      limits: { remaining: 880, indebtedness: 0.6 },
    });
  });

  it.each([
    ['1254.47', 719.99, true],
    ['1254.48', 720, false],
    ['1254.49', 720.01, false],
  ])('with an income of %s leaves %d, tight: %s', (mainIncome, remaining, isTight) => {
    expect(budgetToSend({ ...OWNER, mainIncome }, loan)).toMatchObject({ remaining, isTight });
  });

  //
  it('has as many decimals of the indebtedness as show that it is above its limit', () => {
    expect(budgetToSend({ ...TENANT, mainIncome: '3000', rent: '1365,53' }, loan)).toMatchObject({
      indebtedness: 0.550003,
      isTight: true,
    });
  });

  it('is never made without an income', () => {
    expect(() => budgetToSend({ ...OWNER, mainIncome: '0' }, loan)).toThrow('without income');
  });
});
