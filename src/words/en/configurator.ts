import type { configurator as french } from '../fr/configurator.ts';
import type { Translation } from '../translation.ts';

export const configurator: Translation<typeof french> = {
  title: 'Loan simulator',
  description:
    'An amount, and what it costs by duration[mortgages=yes| or by rate]: monthly payment, APR[mortgages=yes|, costs] and total, side by side[mortgages=yes|, for a loan or a mortgage loan].',
  headline: 'Compare first, then choose.',
  lead: 'An amount, and what it costs by duration[mortgages=yes| or by rate, costs included].',
  form: 'Your calculation',
  timeline: {
    label: 'Steps',
    amount: 'The amount',
    form: 'The application',
    contact: 'Contact',
  },
  product: {
    legend: 'Which loan?',
    PAT: { label: 'Instalment loan', hint: 'without a mortgage' },
    CH: { label: 'Mortgage loan', hint: 'with a mortgage' },
    LIGHT: { label: 'Light mortgage loan', hint: 'with a mortgage promise' },
    noScript:
      'Your browser does not run the scripts of this page: these choices stay grey, and the page shows an instalment loan. The other loans have a page of their own: {others}.',
  },
  objective: {
    legend: 'What for?',
    hint: 'Each purpose keeps the amount that you enter for it.',
    personal: 'A personal project',
    car: 'A car',
    mobilhome: 'A motorhome',
    renovation: 'Building work',
    coproperty: 'A co-ownership',
  },
  home: {
    legend: 'What kind of home?',
    house: 'House',
    apartment: 'Flat',
  },
  purposes: {
    house: 'for a house',
    apartment: 'for a flat',
  },
  heading: {
    loan: '{amount} {purpose}',
    borrow: '{amount} over {years}\u00a0years',
    settle: '{payment} a month, {years}\u00a0years',
  },
  conditions: 'All the terms of this offer',
  offers: {
    fixed: 'Fixed',
    variable: 'Variable {variant}',
    durations: 'Over how long?',
    rates: 'At which rate?',
    perMonth: 'a month',
    toBorrow: 'to borrow',
    taeg: 'APR',
    keyBorrow:
      'The higher the bar, the higher the monthly payment. Its upper band is the share of interest in all that you pay.',
    keySettle:
      'The higher the bar, the higher the amount. Its upper band is the share of interest in all that you pay.',
    previous: 'Previous offers',
    next: 'Next offers',
  },
  box: {
    title: 'What the APR includes',
    inAll: 'What you repay',
    baseRate: 'annual rate, without fees',
    totalAmount: 'amount borrowed',
    totalToPay: 'to repay in all, without fees',
    noFees:
      'This loan has no fees: the APR is the interest alone. It is slightly above the borrowing rate, because interest is paid every month and not once a year.',
  },
  variable: {
    title: 'This rate is variable',
    text: 'It holds for {years}\u00a0years and can then change every {every}\u00a0years, by {cap}\u00a0percentage points at most, up or down. If it rises as far as it may at the first change, it reaches {rate}: the monthly payment goes from {today} to {highest}, the total to {total} and the APR to {taeg}.',
  },
  ifUnchanged: 'At a variable rate: as long as it does not change.',
  table: {
    summary: 'See all the offers in figures',
    caption: 'The offers, line by line',
    offer: 'Offer',
    payment: 'Monthly payment',
    total: 'To repay in all',
    totalWithoutFees: 'To repay in all, without fees',
    highest: 'At the highest rate: monthly payment and total',
  },
  noResults: {
    title: 'No offer',
    text: 'We have no offer for what you ask. Try another amount or another duration.',
  },
  updating: 'Updating the offers…',
  late: 'The calculation is taking longer than usual. The offers shown are the previous ones.',
  waiting: 'The calculation is taking longer than usual.',
  loading: 'The calculation of this loan is loading…',
  missing: {
    title: 'This part of the page has not arrived',
    text: 'The connection may be down. What you entered is still there.',
  },
  failed: {
    title: 'No answer',
    text: 'Our server has not answered. What you entered is still there.',
    tooMany: {
      title: 'Too many requests',
      text: 'Our server has received too many requests from your connection in a short time. What you entered is still there; wait a minute.',
    },
    stale: 'The offers shown are the previous ones.',
    again: 'Try again',
  },
  more: 'More about it: {name}',
  panel: {
    title: 'Your calculation',
    open: 'Change',
    calculate: 'Calculate',
    close: 'Cancel',
  },
  legal: {
    PAT: 'Subject to acceptance of your application, after we have examined your situation. The rate is fixed for the whole duration.',
    CH: 'Subject to acceptance of your application and to the value of the property. The APR assumes that all fees are paid at the start, and each monthly payment on its day; that of a variable rate, that the rate does not change.',
  },
  privacy: {
    title: 'What do we do with your figures?',
    text: 'They serve for the calculation and do not say who you are. Your browser keeps them only if you continue.',
    more: 'Privacy',
    accept: 'Understood',
  },
  others: {
    title: 'Compare durations and rates',
    text: 'All the offers for an amount, side by side.',
  },
  questions: 'Frequently asked questions',
};
