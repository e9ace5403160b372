import type { offers as french } from '../fr/offers.ts';
import type { Translation } from '../translation.ts';

export const offers: Translation<typeof french> = {
  name: '{years}\u00a0Jahre',
  length: {
    fixed: 'Fester Zinssatz, {years}\u00a0Jahre',
    variable: 'Veränderlicher Zinssatz {variant}, {years}\u00a0Jahre',
  },
  details: {
    fixedRate: 'Jährlicher Sollzinssatz, fest',
    startRate: 'Jährlicher Sollzinssatz am Anfang',
    firstChange: 'Erste mögliche Änderung',
    afterYears: 'nach {n}\u00a0Jahren',
    laterChanges: 'Weitere Änderungen',
    everyYears: 'alle {n}\u00a0Jahre',
    cap: 'Größte Abweichung vom Zinssatz am Anfang',
    points: '{n}\u00a0Prozentpunkte, nach oben oder unten',
    amount: 'Geliehener Betrag',
    payments: 'Monatsraten',
    paymentsOf: '{months}\u00a0× {payment}',
    paymentsAtFirst: '{months}\u00a0× {payment}, wenn der Zinssatz gleich bleibt',
    total: 'Insgesamt zurückzuzahlen, ohne Kosten',
    highestPayment: 'Monatsrate beim höchsten Zinssatz',
    highestPaymentOf: '{payment} ab dem {n}.\u00a0Jahr',
    highestTaeg: 'Effektiver Jahreszins beim höchsten Zinssatz',
  },
};
