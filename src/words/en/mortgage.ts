import type { mortgage as french } from '../fr/mortgage.ts';
import type { Translation } from '../translation.ts';

export const mortgage: Translation<typeof french> = {
  title: 'Mortgage simulator',
  mode: {
    legend: 'What would you like to know?',
    borrow: { label: 'How much a month?' },
    settle: { label: 'How much to borrow?' },
  },
  type: {
    legend: 'Which mortgage loan?',
    house: { label: 'Classic', hint: 'with a mortgage' },
    light: { label: 'Light', hint: 'with a mortgage promise' },
  },
  borrow: {
    amount: 'I borrow',
    amountDetail: 'amount in euros',
    years: 'over',
    answer: 'a month',
    outOfBounds: 'Give an amount between {min} and {max}.',
    changed:
      'You can borrow between {min} and {max}, over {from} to {to}\u00a0years. We calculate with {amount} and {years}\u00a0years.',
    announcement: '{payment} a month, for {years}\u00a0years. APR {taeg}.',
  },
  settle: {
    amount: 'Each month I pay',
    amountDetail: 'monthly payment in euros',
    years: 'over',
    answer: 'to borrow',
    outOfBounds: 'Give a monthly payment between {min} and {max}.',
    changed:
      'For this loan, the monthly payment goes from {min} to {max}, over {from} to {to}\u00a0years. We calculate with {amount} a month and {years}\u00a0years.',
    announcement: '{amount} to borrow, for {payment} a month over {years}\u00a0years. APR {taeg}.',
  },
  tooLittle: {
    both: 'With {payment} a month for {years}\u00a0years, you borrow less than {least}, the minimum of this loan. Count on at least {fromPayment} a month, or {fromYears}\u00a0years.',
    payment:
      'With {payment} a month for {years}\u00a0years, you borrow less than {least}, the minimum of this loan. Count on at least {fromPayment} a month.',
    years:
      'With {payment} a month for {years}\u00a0years, you borrow less than {least}, the minimum of this loan. Count on at least {fromYears}\u00a0years.',
    neither:
      'With {payment} a month for {years}\u00a0years, you borrow less than {least}, the minimum of this loan.',
  },
  yearsDetail: 'duration in years',
  years: '{n}\u00a0years',
  purposes: {
    house: 'for a home',
    light: 'for a property project',
  },
  taeg: 'APR, fees included',
  baseRate: 'fixed annual rate, without fees',
  fees: 'fees paid at the start',
  feesAre: 'Fees paid at the start: {list}.',
  feeNames: {
    dossier: 'file fee',
    expertise: 'valuation',
    insurance: 'insurance',
    record: 'mortgage deed',
  },
  totalToPay: 'to repay in all, without fees',
  creditCost: 'cost of the loan, fees included',
  apply: 'Talk it over with an adviser',
  applyMissing: 'Give an amount and a duration that are possible first.',
  stale: 'The figures shown are those of the last possible calculation.',
  compareCaption:
    'What {amount} costs, by duration. The cost of the loan is what you pay on top of the amount: the interest, and the fees at the start.',
  compareTotal: 'to repay, without fees',
  example:
    'Representative example: mortgage loan of {amount}, secured by {security}, at a fixed annual borrowing rate of {rate}, in {months}\u00a0monthly payments of {payment}. Fees paid at the start: {fees} ({list}). APR {taeg}, total cost of the credit {cost}, total amount payable {total}.',
  feeInList: '{name} {amount}',
  security: {
    house: 'a mortgage on a property',
    light: 'a mortgage promise on a property',
  },
  condition:
    'Subject to acceptance of your application. The APR assumes that all fees are paid at the start, and each monthly payment on its day.',
  table: {
    summary: 'Payments by amount and duration ({name})',
    caption: 'Monthly payment by amount and duration, with the APR ({name})',
    amount: 'Amount',
    years: '{n}\u00a0years',
  },
  others: {
    house: { title: 'A mortgage loan' },
    light: { title: 'A light mortgage loan' },
  },
};
