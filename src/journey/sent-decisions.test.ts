import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { exampleRequest } from '#tests/examples/example-request.ts';
import { TIGHT } from '#tests/examples/situations.ts';
import { CONDITION_REASONS } from './alternative-conditions.ts';
import { decisionsOf } from './sent-decisions.ts';

const SPECIFICATION = readFileSync('docs/specification/application.md', 'utf8');

const LOAN = { product: 'TAEGINL1', duration: 48, taeg: 6.19 } as const;

function decidedOf(answers = COMPLETE_ANSWERS) {
  const { answers: sent, budget } = exampleRequest(answers);
  if (budget === undefined) throw new Error('No budget');
  return { answers: sent, budget, loan: LOAN, asked: undefined, warned: undefined };
}

const asked = {
  product: 'TAEGIVA1',
  productName: 'Auto',
  amount: 12_500,
  additionalAmount: 0,
  duration: 60,
  taeg: 4.49,
} as const;

//
describe('the decisions of a request', () => {
  it('are none where nothing was proposed or warned of', () => {
    expect(decisionsOf(decidedOf(), '1.0.0')).toEqual([]);
  });

  it('name for each reason a rule of the specification', () => {
    const decisions = decisionsOf(
      { ...decidedOf(), asked: { ...asked, reasons: CONDITION_REASONS } },
      '1.0.0',
    );
    expect(decisions).toHaveLength(CONDITION_REASONS.length);
    for (const { rule } of decisions)
      expect(SPECIFICATION).toContain(` ${rule} `.replace(' A-8.17 ', '**A-8.17**'));
  });

  it('have what the rule read: answers, and the loan before and after', () => {
    const { answers, ...decided } = decidedOf();
    const vehicle = { ...answers, price: 14_000, advance: 1_500 };
    const small = { ...asked, reasons: ['smallAdvance'] } as const;
    expect(decisionsOf({ ...decided, answers: vehicle, asked: small }, '1.0.0')).toEqual([
      {
        kind: 'otherConditions',
        rule: 'A-11.6',
        version: '1.0.0',
        figures: {
          price: 14_000,
          advance: 1_500,
          askedProduct: 'TAEGIVA1',
          product: 'TAEGINL1',
          askedDuration: 60,
          duration: 48,
          askedTaeg: 4.49,
          taeg: 6.19,
        },
      },
    ]);
  });

  it('count the credits that are repaid', () => {
    const { answers, ...decided } = decidedOf();
    const owing = {
      ...answers,
      currentCredits: [{ payBack: true }, { payBack: false }],
      coborrowerCurrentCredits: [{ payBack: true }],
    };
    const repaid = { ...asked, reasons: ['creditsToRepay'] } as const;
    const [decision] = decisionsOf({ ...decided, answers: owing, asked: repaid }, '1.0.0');
    expect(decision?.figures).toMatchObject({ creditsToRepay: 2 });
  });

  it('have each limit that a tight budget misses, compared like the budget', () => {
    const tight = decidedOf({ ...COMPLETE_ANSWERS, ...TIGHT });
    const { remaining, indebtedness, limits } = tight.budget;
    expect(tight.budget.isTight).toBe(true);
    expect(decisionsOf(tight, '1.0.0').map(({ rule, figures }) => [rule, figures])).toEqual([
      ['A-12.3', { remaining, limit: limits.remaining, asOf: limits.asOf }],
      ['A-12.4', { indebtedness, limit: limits.indebtedness, asOf: limits.asOf }],
    ]);
  });

  it('have the warning for want of income', () => {
    const [decision] = decisionsOf({ ...decidedOf(), warned: 'dependsOnOther' }, '1.0.0');
    expect(decision).toMatchObject({
      kind: 'incomeWarning',
      rule: 'A-5.19',
      figures: { warned: 'dependsOnOther', workingCategory: COMPLETE_ANSWERS.workingCategory },
    });
  });
});
