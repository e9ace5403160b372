import type { purchase as french } from '../fr/purchase.ts';
import type { Translation } from '../translation.ts';

export const purchase: Translation<typeof french> = {
  summary: 'Start from the price of a home',
  lead: 'For buying an existing house or flat: what the purchase costs in all, and what is left to borrow.',
  price: 'Price of the home',
  ownMeans: 'What you put in yourself',
  outOfBounds: 'Give an amount between {min} and {max}.',
  region: {
    legend: 'Where is it?',
    brussels: 'Brussels',
    flanders: 'Flanders',
    wallonia: 'Wallonia',
  },
  ownHome: 'It will be my only home, and I will live there',
  needed: {
    price: 'the price',
    ownMeans: 'what you put in yourself (0 if nothing)',
    region: 'where it is',
  },
  and: 'and',
  waiting: 'Still to enter: {what}. The calculation appears here.',
  toCorrect: 'An amount has to be corrected: the calculation then appears here.',
  lines: {
    price: 'Price of the home',
    duty: 'Registration duty, {rate} of {base}',
    noDuty: 'Registration duty, none due at this price',
    notary: 'Notary, an estimate',
    vat: 'VAT on the notary’s fee',
    deedCosts: 'Other costs of the deed, an estimate',
    creditFees: 'Costs of the loan, mortgage deed included',
    total: 'In all',
    ownMeans: 'What you put in',
    toBorrow: 'Left to borrow',
    toFind: 'Left to finance',
  },
  result: '{label}: {amount}.',
  share: 'That is {share} of the price.',
  caution:
    'The National Bank asks lenders to be careful when the loan exceeds {share} of what the property is worth.',
  nothing: 'What you put in is enough: there is nothing to borrow.',
  tooLittle: 'That is less than the minimum of this loan, {min}.',
  overPrice:
    'This loan finances the price of the home at most, not the duty and the costs: you have to put in at least {least} yourself.',
  tooMuch:
    'That is more than the maximum of this loan, {max}: you have to put in at least {least} yourself.',
  use: 'Calculate with {amount}',
  used: 'Amount taken from the calculation of your purchase: {amount}.',
  leftOut:
    'Not included: a new home sold with VAT, reductions of the Regions other than that for one’s own home, the notary’s lower scale for an only home, a value above the price. The notary works it out exactly.',
};
