import type { simulator as french } from '../fr/simulator.ts';
import type { Translation } from '../translation.ts';

export const simulator: Translation<typeof french> = {
  title: 'Simulator',
  amount: 'Ich leihe',
  amountDetail: 'Betrag in Euro',
  least: 'mind. {min}',
  duration: 'über',
  durationDetail: 'Laufzeit in Monaten',
  months: '{n}\u00a0Monate',
  purposes: {
    personal: 'für ein privates Vorhaben',
    car: 'für ein Auto',
    mobilhome: 'für ein Wohnmobil',
    renovation: 'für Arbeiten am Haus',
    grouping: 'in einem einzigen Kredit',
    coproperty: 'für ein Gebäude in Miteigentum',
  },
  types: {
    car: {
      legend: 'Welches Auto?',
      new: { label: 'Neu', hint: 'oder jünger als drei Jahre' },
      used: { label: 'Gebraucht', hint: 'drei Jahre oder älter' },
    },
    mobilhome: {
      legend: 'Welches Wohnmobil?',
      new: { label: 'Neu', hint: 'oder jünger als drei Jahre' },
      used: { label: 'Gebraucht', hint: 'drei Jahre oder älter' },
    },
    renovation: {
      legend: 'Welche Arbeiten?',
      classic: { label: 'Renovierung', hint: 'Küche, Dach…' },
      energetic: { label: 'Energie', hint: 'Dämmung, Fenster…' },
    },
  },
  grouping: {
    amount: 'Ich lege zusammen',
    amountDetail: 'Restschuld der Kredite, die Sie zusammenlegen, in Euro',
    additional: 'und zusätzlich',
    additionalDetail: 'zusätzlicher Betrag, in Euro',
    outOfBounds: 'Geben Sie zwei Beträge ein, die zusammen zwischen {min} und {max} liegen.',
    nothingToGroup:
      'Geben Sie die Restschuld der Kredite ein, die Sie zusammenlegen. Zusammen mit dem zusätzlichen Betrag muss sie zwischen {min} und {max} liegen.',
  },
  perMonth: 'im Monat',
  taeg: 'eff. Jahreszins, fest',
  taegHelp: {
    label: 'Was ist der effektive Jahreszins?',
    text: 'Die Gesamtkosten des Kredits, Zinsen und Pflichtkosten zusammen, in Prozent pro Jahr des geliehenen Betrags. Er dient zum Vergleichen. Auf Französisch heißt er TAEG, auf Niederländisch JKP.',
  },
  totalToPay: 'insgesamt zurückzuzahlen',
  creditCost: 'Kosten des Kredits',
  apply: 'Dieses Darlehen beantragen',
  applyMissing: 'Geben Sie zuerst einen gültigen Betrag ein.',
  outOfBounds: 'Geben Sie einen Betrag zwischen {min} und {max} ein.',
  notUpdated: 'Die Zahlen, die Sie sehen, sind die des letzten gültigen Betrags.',
  amountChanged: 'Sie können zwischen {min} und {max} leihen. Gerechnet wird mit {amount}.',
  durationChanged:
    'Für diesen Betrag gibt es keine Laufzeit von {from}\u00a0Monaten. Gerechnet wird mit {to}\u00a0Monaten.',
  announcement: '{payment} im Monat, {duration}\u00a0Monate lang. Effektiver Jahreszins {taeg}.',
  longLoan:
    'Bei 84\u00a0Monaten oder mehr verpflichten Sie sich, mindestens sieben Jahre lang jeden Monat zurückzuzahlen, bis zur letzten Monatsrate.',
  example:
    'Repräsentatives Beispiel: {type} über {amount}, effektiver Jahreszins {taeg}, fester jährlicher Sollzinssatz {rate}, {months}\u00a0Monatsraten von {payment}, zu zahlender Gesamtbetrag {total}.',
  ratesDiffer:
    'Ohne Kosten liegt der effektive Jahreszins etwas über dem Sollzinssatz: Die Zinsen werden jeden Monat gezahlt.',
  creditType: 'Teilzahlungsdarlehen',
  compare: {
    summary: 'Zwei oder drei Laufzeiten vergleichen',
    caption:
      'Was {amount} je nach Laufzeit kosten. Die Kosten des Kredits sind, was Sie über den Betrag hinaus zurückzahlen.',
    column: 'Laufzeit {n}',
    months: '{n}\u00a0Mon.',
    taeg: 'eff. Jahreszins',
    total: 'insgesamt',
  },
  plan: {
    summary: 'Den Tilgungsplan ansehen',
    caption: 'Was Sie zurückzahlen, Jahr für Jahr',
    captionMonths: 'Was Sie zurückzahlen, Monat für Monat',
    year: 'Jahr',
    month: 'Monat',
    capital: 'Kapital',
    interest: 'Zinsen',
    balance: 'Restschuld',
    total: 'Zusammen',
    showMonths: 'Die {n}\u00a0Monate einzeln ansehen',
    showYears: 'Jahr für Jahr ansehen',
  },
  link: {
    copy: 'Den Link zu dieser Berechnung kopieren',
    copied: 'Der Link ist kopiert.',
    refused: 'Ihr Browser lässt das nicht zu. Kopieren Sie den Link hier:',
    address: 'Link zu dieser Berechnung',
  },
  table: {
    summary: 'Monatsraten nach Betrag und Laufzeit',
    caption: 'Monatsrate nach Betrag und Laufzeit, mit dem effektiven Jahreszins',
    amount: 'Betrag',
    months: '{n}\u00a0Monate',
    none: 'nicht angeboten',
  },
};
