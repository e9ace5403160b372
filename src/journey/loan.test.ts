import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/money.ts';
import { COMPLETE_ANSWERS } from '#tests/examples/complete-answers.ts';
import { factsFor, fluvia } from '#tests/examples/fluvia.ts';
import { loanAsAnswers, loanAt, loanFromTariff, readWantedLoan, totalAmount } from './loan.ts';

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

  it.each(['product', 'amount', 'duration'])('requires %s', (name) => {
    const { [name]: _, ...others } = COMPLETE_ANSWERS;
    expect(readWantedLoan(others)).toBeUndefined();
  });

  it('reads the names under which a loan is sent', () => {
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

describe('the loan for what is wanted', () => {
  const wanted = readWantedLoan({ ...COMPLETE_ANSWERS, additionalAmount: '1000' });
  if (!wanted) throw new Error('The example wants no loan');

  it('pays back the whole sum, at a given rate and duration', () => {
    // 13,500 euros without interest
    expect(loanAt(wanted, 36, 0)).toEqual({
      ...wanted,
      duration: 36,
      taeg: 0,
      monthlyAmount: 37_500,
    });
  });

  it('is the tariff’s for the whole sum', () => {
    const loan = loanFromTariff(wanted, fluvia.tariffs.TAEGPSA1);
    expect(loan).toEqual(loanAt(wanted, 48, loan?.taeg ?? Number.NaN));
  });

  it.each([
    ['a duration that is not offered', { duration: 47 }],
    ['a sum that is not lent', { additionalAmount: cents(100_000_000) }],
  ])('is undefined for %s', (_, changes) => {
    expect(loanFromTariff({ ...wanted, ...changes }, fluvia.tariffs.TAEGPSA1)).toBeUndefined();
  });
});
