import { describe, expect, it } from 'vitest';
import { OWNER, TWO } from '#tests/examples/households.ts';
import type { Answers } from '../answers.ts';
import type { Why } from './line.ts';
import { revolvingLine } from './revolving.ts';

const card = (amountBorrowed: string): Answers => ({
  hasCredits: 'yes',
  currentCreditCards: [{ amountBorrowed }],
});

//
describe('revolving credit', () => {
  it.each<[string, number, Why | undefined]>([
    // exposure of one borrower in euros, counted in cents
    ['0', 0, undefined],
    ['2499.99', 0, 'allowance'],
    ['2500', 0, 'allowance'],
    ['2500.01', 0, 'over60'],
    ['2500.50', 1, 'over60'],
    ['3500', 2_216, 'over60'],
    ['7499.99', 11_080, 'over60'],
    ['7500', 11_080, 'over60'],
    ['7500.01', 7_836, 'over96'],
    ['12500', 15_673, 'over96'],
  ])('alone, %s', (exposure, counted, why) => {
    const line = revolvingLine({ ...OWNER, ...card(exposure) });
    expect([line.counted, line.why]).toEqual([counted, why]);
  });

  it.each<[string, number, Why]>([
    ['3999.99', 0, 'allowance'],
    ['4000', 0, 'allowance'],
    ['4000.50', 1, 'over60'],
    ['5000', 2_216, 'over60'],
    ['9000', 11_080, 'over60'],
    ['9000.01', 7_836, 'over96'],
  ])('two with income, %s', (exposure, counted, why) => {
    const line = revolvingLine({ ...TWO, ...card(exposure) });
    expect([line.counted, line.why]).toEqual([counted, why]);
  });

  //
  it.each<[string, Answers, number]>([
    ['both', {}, 0],
    ['the applicant has none', { workingCategory: 'SAN' }, 3_324],
    ['the co-borrower has none', { coborrowerWorkingCategory: 'SAN' }, 3_324],
    [
      'the co-borrower lets a room',
      {
        coborrowerWorkingCategory: 'SAN',
        coborrowerHasAdditionalIncome: 'yes',
        coborrowerRentalIncome: '0.01',
      },
      0,
    ],
    [
      'the co-borrower has what does not count',
      {
        coborrowerWorkingCategory: 'SAN',
        coborrowerHasAdditionalIncome: 'yes',
        coborrowerFamilyAllowances: '400',
      },
      3_324,
    ],
    ['the co-borrower comes later', { coborrowerInfosEncoding: 'later' }, 3_324],
  ])('allows 4,000 to two borrowers who both have income: %s', (_, changes, counted) => {
    expect(revolvingLine({ ...TWO, ...card('4000'), ...changes }).counted).toBe(counted);
  });

  //
  it('adds up the cards and the revolving credits of both', () => {
    const answers: Answers = {
      ...TWO,
      hasCredits: 'yes',
      coborrowerHasCredits: 'yes',
      currentCreditCards: [{ amountBorrowed: '1000' }, { amountBorrowed: '500.50' }],
      currentCredits: [
        { type: 'OCR', amountBorrowed: '2000', monthlyAmount: '90' },
        { type: 'PAT', amountBorrowed: '9999' },
      ],
      coborrowerCurrentCreditCards: [{ amountBorrowed: '700' }],
      coborrowerCurrentCredits: [{ type: 'OCR', amountBorrowed: '300', payBack: 'yes' }],
    };
    expect(revolvingLine(answers).given).toBe(450_050);
    expect(revolvingLine({ ...answers, coborrowerHasCredits: 'no' }).given).toBe(350_050);
    expect(revolvingLine({ ...answers, hasCredits: 'no' }).given).toBe(100_000);
  });
});
