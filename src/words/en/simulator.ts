import type { simulator as french } from '../fr/simulator.ts';
import type { Translation } from '../translation.ts';

export const simulator: Translation<typeof french> = {
  title: 'Simulator',
  amount: 'I borrow',
  amountDetail: 'amount in euros',
  least: 'min. {min}',
  duration: 'over',
  durationDetail: 'duration in months',
  months: '{n}\u00a0months',
  purposes: {
    personal: 'for a personal project',
    car: 'for a car',
    mobilhome: 'for a motorhome',
    renovation: 'for building work',
    grouping: 'in a single loan',
    coproperty: 'for a co-ownership',
  },
  types: {
    car: {
      legend: 'Which car?',
      new: { label: 'New', hint: 'or less than three years old' },
      used: { label: 'Second-hand', hint: 'three years old or more' },
    },
    mobilhome: {
      legend: 'Which motorhome?',
      new: { label: 'New', hint: 'or less than three years old' },
      used: { label: 'Second-hand', hint: 'three years old or more' },
    },
    renovation: {
      legend: 'What work?',
      classic: { label: 'Renovation', hint: 'kitchen, roof…' },
      energetic: { label: 'Energy', hint: 'insulation, windows…' },
    },
  },
  grouping: {
    amount: 'I consolidate',
    amountDetail: 'balance of the loans to consolidate, in euros',
    additional: 'plus an extra',
    additionalDetail: 'additional amount, in euros',
    outOfBounds: 'Give two amounts that add up to between {min} and {max}.',
    nothingToGroup:
      'Give the balance of the loans to consolidate. Together with the additional amount it has to be between {min} and {max}.',
  },
  perMonth: 'a month',
  taeg: 'APR, fixed rate',
  taegHelp: {
    label: 'What is the APR?',
    text: 'The annual percentage rate: the total cost of the loan, interest and compulsory fees included, in per cent a year of the amount borrowed. It serves to compare.',
  },
  totalToPay: 'to repay in all',
  creditCost: 'cost of the loan',
  apply: 'Apply for this loan',
  applyMissing: 'Give a valid amount first.',
  outOfBounds: 'Give an amount between {min} and {max}.',
  notUpdated: 'The figures shown are those of the last valid amount.',
  amountChanged: 'You can borrow between {min} and {max}. We calculate with {amount}.',
  durationChanged:
    'This amount is not lent over {from}\u00a0months. We calculate with {to}\u00a0months.',
  announcement: '{payment} a month, for {duration}\u00a0months. APR {taeg}.',
  longLoan:
    'Over 84\u00a0months or more, you undertake to repay every month for at least seven years, up to the last payment.',
  example:
    'Representative example: {type} of {amount}, APR {taeg}, fixed annual borrowing rate {rate}, {months}\u00a0monthly payments of {payment}, total amount payable {total}.',
  ratesDiffer:
    'Without fees, the APR is slightly above the borrowing rate: interest is paid every month.',
  creditType: 'instalment loan',
  compare: {
    summary: 'Compare two or three durations',
    caption:
      'What {amount} costs, by duration. The cost of the loan is what you repay on top of the amount.',
    column: 'Duration {n}',
    months: '{n}\u00a0months',
    taeg: 'APR',
    total: 'in all',
  },
  plan: {
    summary: 'See the repayment schedule',
    caption: 'What you repay, year by year',
    captionMonths: 'What you repay, month by month',
    year: 'Year',
    month: 'Month',
    capital: 'Capital',
    interest: 'Interest',
    balance: 'Still owed',
    total: 'In all',
    showMonths: 'See the {n}\u00a0months one by one',
    showYears: 'See year by year',
  },
  link: {
    copy: 'Copy the link to this calculation',
    copied: 'The link is copied.',
    refused: 'Your browser does not allow it. Copy the link here:',
    address: 'Link to this calculation',
  },
  table: {
    summary: 'Monthly payments by amount and duration',
    caption: 'Monthly payment by amount and duration, with the APR',
    amount: 'Amount',
    months: '{n}\u00a0months',
    none: 'not offered',
  },
};
