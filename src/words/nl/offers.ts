import type { offers as french } from '../fr/offers.ts';
import type { Translation } from '../translation.ts';

export const offers: Translation<typeof french> = {
  name: '{years}\u00a0jaar',
  length: {
    fixed: 'Vaste rentevoet, {years}\u00a0jaar',
    variable: 'Veranderlijke rentevoet {variant}, {years}\u00a0jaar',
  },
  details: {
    fixedRate: 'Jaarlijkse debetrentevoet, vast',
    startRate: 'Jaarlijkse debetrentevoet bij de start',
    firstChange: 'Eerste mogelijke verandering',
    afterYears: 'na {n}\u00a0jaar',
    laterChanges: 'Volgende veranderingen',
    everyYears: 'om de {n}\u00a0jaar',
    cap: 'Grootste verschil met de rentevoet bij de start',
    points: '{n}\u00a0procentpunten, naar boven of naar beneden',
    amount: 'Geleend bedrag',
    payments: 'Maandaflossingen',
    paymentsOf: '{months}\u00a0× {payment}',
    paymentsAtFirst: '{months}\u00a0× {payment}, als de rentevoet niet verandert',
    total: 'In totaal terug te betalen, zonder kosten',
    highestPayment: 'Maandaflossing bij de hoogste rentevoet',
    highestPaymentOf: '{payment} vanaf het {n}e\u00a0jaar',
    highestTaeg: 'JKP bij de hoogste rentevoet',
  },
};
