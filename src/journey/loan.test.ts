import { describe, expect, it } from 'vitest';
import { COMPLETE_ANSWERS } from '../../tests/examples/complete-answers.ts';
import { factsFor } from '../../tests/examples/fluvia.ts';
import { loanAsAnswers, readWantedLoan, totalAmount } from './loan.ts';

describe('readWantedLoan', () => {
  it.each<[string, string, object | undefined]>([
    ['additionalAmount', '', { additionalAmount: 0 }],
    ['additionalAmount', '1000,50', { additionalAmount: 100_050 }],
    ['additionalAmount', 'mille', undefined],
    ['amount', '12500,01', { amount: 1_250_001 }],
    ['amount', '', undefined],
    ['amount', '0', undefined],
    ['amount', 'tout', undefined],
    ['duration', '120', { duration: 120 }],
    ['duration', '1000', undefined],
    ['duration', '', undefined],
    ['duration', 'x48', undefined],
    ['duration', '48x', undefined],
    ['product', 'TAEGPCO2', undefined],
    ['product', '', undefined],
    ['productName', 'Prêt personnel', { productName: 'Prêt personnel' }],
    ['productName', '', { productName: '' }],
  ])('%s «%s»: %j', (name, value, expected) => {
    const wanted = readWantedLoan({ ...COMPLETE_ANSWERS, [name]: value });
    if (expected) expect(wanted).toMatchObject(expected);
    else expect(wanted).toBeUndefined();
  });

  it('reads what a loan travels as', () => {
    const answers = { ...COMPLETE_ANSWERS, product: 'TAEGINL1', additionalAmount: '1000,50' };
    const { loan } = factsFor(answers);
    const { taeg, monthlyAmount, ...wanted } = loan;
    expect(readWantedLoan(loanAsAnswers(loan))).toEqual(wanted);
    expect(loanAsAnswers(loan)).toMatchObject({
      taeg: String(taeg),
      monthlyAmount: String(monthlyAmount / 100),
    });
    expect(totalAmount(loan)).toBe(1_350_050);
  });
});
