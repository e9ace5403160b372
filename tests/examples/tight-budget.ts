import { COUPLE_ANSWERS } from './couple-answers.ts';

/** Two borrowers, a used car, a credit and too small an income: every step has something to show. */
export const TIGHT_BUDGET_ANSWERS = {
  ...COUPLE_ANSWERS,
  sellerType: 'garage',
  firstRegistration: '01/06/2021',
  price: '13000',
  advance: '1000',
  mainIncome: '900',
  coborrowerMainIncome: '800',
  hasCredits: 'yes',
  currentCredits: [
    {
      type: 'PAT',
      amountBorrowed: '5000',
      monthlyAmount: '150',
      beginDate: '01/03/2025',
      duration: '48',
      payBack: 'yes',
    },
  ],
};
