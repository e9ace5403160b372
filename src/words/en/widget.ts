import type { widget as french } from '../fr/widget.ts';
import type { Translation } from '../translation.ts';

export const widget: Translation<typeof french> = {
  title: 'Work out a loan',
  by: 'A loan from {lender}',
  product: 'Your loan',
  amount: 'Amount',
  groupedAmount: 'Balance of the loans you bring together',
  additional: 'Additional amount',
  duration: 'Duration',
  newTab: 'opens in a new tab, on the site of {lender}',
  roles:
    'The lender is {lender}. The broker who offers you this simulator is a credit intermediary. You apply on the site of {lender}.',
};
