import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
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
  ownHome: 'It will be our only home, and we will live there',
  waiting:
    'Enter a price, what you put in yourself (0 if nothing) and where it is: the sum appears here.',
  lines: {
    price: 'Price of the home',
    duty: 'Registration duty, {rate} of {base}',
    notary: 'Notary, an estimate',
    vat: 'VAT on the notary',
    deedCosts: 'Other costs of the deed, an estimate',
    creditFees: 'Costs of the loan, mortgage deed included',
    total: 'In all',
    ownMeans: 'What you put in',
    toBorrow: 'Left to borrow',
  },
  share: 'That is {share} of the price.',
  nothing: 'What you put in is enough: there is nothing to borrow.',
  tooLittle: 'That is less than the minimum of this loan, {min}.',
  tooMuch: 'That is more than the maximum of this loan, {max}.',
  use: 'Calculate with {amount}',
  leftOut:
    'Not included: a new home sold with VAT, reductions of the Regions other than that for one’s own home, the notary’s lower scale for an only home, a value above the price. The notary works it out exactly.',
};
