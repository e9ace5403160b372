import type { widget as french } from '../fr/widget.ts';
import type { Translation } from '../translation.ts';

export const widget: Translation<typeof french> = {
  title: 'Ein Darlehen berechnen',
  by: 'Ein Darlehen von {lender}',
  product: 'Ihr Darlehen',
  amount: 'Betrag',
  groupedAmount: 'Saldo der Kredite, die Sie zusammenlegen',
  additional: 'Zusätzlicher Betrag',
  duration: 'Laufzeit',
  newTab: 'öffnet sich in einem neuen Tab, auf der Website von {lender}',
  roles:
    'Kreditgeber ist {lender}. Der Makler, der Ihnen diesen Rechner anbietet, ist Kreditvermittler. Den Antrag stellen Sie auf der Website von {lender}.',
};
