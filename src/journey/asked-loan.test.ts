import { describe, expect, it } from 'vitest';
import { factsFor } from '#tests/examples/fluvia.ts';
import type { Answers } from './answers.ts';
import { askedAsAnswers, askedInEuros, askedLoan, withoutAskedLoan } from './asked-loan.ts';

const { monthlyAmount: _, ...loan } = factsFor().loan;
const LOAN = { ...loan, product: 'TAEGPSA1' } as const;

// C-8.10
describe('the loan that was asked for first', () => {
  const once = askedAsAnswers({}, LOAN, ['privateSeller']);

  it('is read as it was kept', () => {
    expect(askedLoan(once)).toEqual({ ...LOAN, reasons: ['privateSeller'] });
    expect(askedInEuros({ ...LOAN, reasons: [] })).toMatchObject({ amount: 12_500, reasons: [] });
  });

  it('stays the first, with every reason, once conditions were accepted again', () => {
    const twice = askedAsAnswers(once, { ...LOAN, product: 'TAEGINL1' }, ['rateChanged']);
    expect(askedLoan(twice)).toEqual({ ...LOAN, reasons: ['privateSeller', 'rateChanged'] });
  });

  it.each<[string, Answers]>([
    ['nothing was accepted', {}],
    ['the product is unknown', { ...once, askedProduct: 'X' }],
    ['the amount is none', { ...once, askedAmount: 'x' }],
    ['the rate is none', { ...once, askedTaeg: '' }],
    ['the duration is none', { ...once, askedDuration: '4y' }],
    ['another loan was simulated', withoutAskedLoan(once)],
  ])('is none where %s', (_case, answers) => {
    expect(askedLoan(answers)).toBeUndefined();
  });
});
