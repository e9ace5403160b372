import type { mortgage as french } from '../fr/mortgage.ts';
import type { Translation } from '../translation.ts';

export const mortgage: Translation<typeof french> = {
  title: 'Simulator für den Hypothekarkredit',
  mode: {
    legend: 'Was möchten Sie wissen?',
    borrow: { label: 'Welche Monatsrate?' },
    settle: { label: 'Welcher Betrag?' },
  },
  type: {
    legend: 'Welcher Hypothekarkredit?',
    house: { label: 'Klassisch', hint: 'mit einer Hypothek' },
    light: { label: 'Light', hint: 'mit einem Hypotheken\u00adversprechen' },
  },
  borrow: {
    amount: 'Ich leihe',
    amountDetail: 'Betrag in Euro',
    years: 'über',
    answer: 'im Monat',
    outOfBounds: 'Geben Sie einen Betrag zwischen {min} und {max} ein.',
    changed:
      'Sie können zwischen {min} und {max} leihen, über {from} bis {to}\u00a0Jahre. Gerechnet wird mit {amount} und {years}\u00a0Jahren.',
    announcement: '{payment} im Monat, {years}\u00a0Jahre lang. Effektiver Jahreszins {taeg}.',
  },
  settle: {
    amount: 'Ich zahle im Monat',
    amountDetail: 'Monatsrate in Euro',
    years: 'über',
    answer: 'zu leihen',
    outOfBounds: 'Geben Sie eine Monatsrate zwischen {min} und {max} ein.',
    changed:
      'Bei diesem Kredit geht die Monatsrate von {min} bis {max}, über {from} bis {to}\u00a0Jahre. Gerechnet wird mit {amount} im Monat und {years}\u00a0Jahren.',
    announcement:
      '{amount} zu leihen, für {payment} im Monat, {years}\u00a0Jahre lang. Effektiver Jahreszins {taeg}.',
  },
  tooLittle: {
    both: 'Mit {payment} im Monat über {years}\u00a0Jahre leiht man weniger als {least}, den Mindestbetrag dieses Kredits. Rechnen Sie mit mindestens {fromPayment} im Monat oder {fromYears}\u00a0Jahren.',
    payment:
      'Mit {payment} im Monat über {years}\u00a0Jahre leiht man weniger als {least}, den Mindestbetrag dieses Kredits. Rechnen Sie mit mindestens {fromPayment} im Monat.',
    years:
      'Mit {payment} im Monat über {years}\u00a0Jahre leiht man weniger als {least}, den Mindestbetrag dieses Kredits. Rechnen Sie mit mindestens {fromYears}\u00a0Jahren.',
    neither:
      'Mit {payment} im Monat über {years}\u00a0Jahre leiht man weniger als {least}, den Mindestbetrag dieses Kredits.',
  },
  yearsDetail: 'Laufzeit in Jahren',
  years: '{n}\u00a0Jahre',
  purposes: {
    house: 'für Haus oder Wohnung',
    light: 'für ein Immobilienvorhaben',
  },
  taeg: 'eff. Jahreszins, mit Kosten',
  baseRate: 'fester Zinssatz pro Jahr, ohne Kosten',
  fees: 'anfängliche Kosten',
  feesAre: 'Anfängliche Kosten: {list}.',
  feeNames: {
    dossier: 'Bearbeitung',
    expertise: 'Schätzung',
    insurance: 'Versicherung',
    record: 'Hypothekenurkunde',
  },
  totalToPay: 'insgesamt zurückzuzahlen, ohne Kosten',
  creditCost: 'Kosten des Kredits, anfängliche Kosten inbegriffen',
  apply: 'Mit einem Berater sprechen',
  applyMissing: 'Wählen Sie zuerst einen Betrag und eine Laufzeit, die möglich sind.',
  stale: 'Die Zahlen, die Sie sehen, sind die der letzten möglichen Berechnung.',
  compareCaption:
    'Was {amount} je nach Laufzeit kosten. Die Kosten des Kredits sind, was Sie über den Betrag hinaus zahlen: die Zinsen, und die Kosten am Anfang.',
  compareTotal: 'zurückzuzahlen, ohne Kosten',
  example:
    'Repräsentatives Beispiel: Hypothekarkredit über {amount}, gesichert durch {security}, mit einem festen jährlichen Sollzinssatz von {rate}, in {months}\u00a0Monatsraten von {payment}. Anfängliche Kosten: {fees} ({list}). Effektiver Jahreszins {taeg}, Gesamtkosten des Kredits {cost}, zu zahlender Gesamtbetrag {total}.',
  feeInList: '{name} {amount}',
  security: {
    house: 'eine Hypothek auf eine Immobilie',
    light: 'ein Hypothekenversprechen auf eine Immobilie',
  },
  condition:
    'Vorbehaltlich der Annahme Ihres Antrags. Der effektive Jahreszins setzt voraus, dass alle Kosten am Anfang gezahlt werden, und jede Monatsrate an ihrem Tag.',
  table: {
    summary: 'Monatsraten nach Betrag und Laufzeit ({name})',
    caption: 'Monatsrate nach Betrag und Laufzeit, mit dem effektiven Jahreszins ({name})',
    amount: 'Betrag',
    years: '{n}\u00a0Jahre',
  },
  others: {
    house: { title: 'Ein Hypo\u00adthekar\u00adkredit' },
    light: { title: 'Ein Hypo\u00adthekar\u00adkredit light' },
  },
};
