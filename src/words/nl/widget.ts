import type { widget as french } from '../fr/widget.ts';
import type { Translation } from '../translation.ts';

export const widget: Translation<typeof french> = {
  title: 'Een lening simuleren',
  by: 'Een lening van {lender}',
  product: 'Uw lening',
  amount: 'Bedrag',
  groupedAmount: 'Saldo van de kredieten die u hergroepeert',
  additional: 'Extra bedrag',
  duration: 'Looptijd',
  newTab: 'opent in een nieuw tabblad, op de site van {lender}',
  roles:
    'De kredietgever is {lender}. De makelaar die u deze simulator aanbiedt, is kredietbemiddelaar. U vraagt de lening aan op de site van {lender}.',
};
