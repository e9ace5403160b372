import type { purchase as french } from '../fr/purchase.ts';
import type { Translation } from '../translation.ts';

export const purchase: Translation<typeof french> = {
  summary: 'Von einem Kaufpreis ausgehen',
  lead: 'Für den Kauf eines bestehenden Hauses oder einer bestehenden Wohnung: was der Kauf insgesamt kostet, und was noch zu leihen bleibt.',
  price: 'Preis der Immobilie',
  ownMeans: 'Ihre Eigenmittel',
  outOfBounds: 'Geben Sie einen Betrag zwischen {min} und {max} an.',
  region: {
    legend: 'Wo liegt sie?',
    brussels: 'Brüssel',
    flanders: 'Flandern',
    wallonia: 'Wallonie, mit Ostbelgien',
  },
  ownHome: 'Es wird mein einziges Zuhause, und ich ziehe selbst ein',
  needed: {
    price: 'den Preis',
    ownMeans: 'Ihre Eigenmittel (0, wenn es keine gibt)',
    region: 'die Region',
  },
  and: 'und',
  waiting: 'Geben Sie noch {what} an: Die Berechnung erscheint hier.',
  toCorrect: 'Ein Betrag muss korrigiert werden: Danach erscheint die Berechnung hier.',
  lines: {
    price: 'Preis der Immobilie',
    duty: 'Registrierungsgebühren, {rate} auf {base}',
    noDuty: 'Registrierungsgebühren, bei diesem Preis keine',
    notary: 'Notar, Schätzung',
    vat: 'Mehrwertsteuer auf die Notarkosten',
    deedCosts: 'Andere Urkundenkosten, Schätzung',
    creditFees: 'Kosten des Kredits, Hypothekenurkunde inbegriffen',
    total: 'Insgesamt',
    ownMeans: 'Ihre Eigenmittel',
    toBorrow: 'Noch zu leihen',
    toFind: 'Noch zu finanzieren',
  },
  result: '{label}: {amount}.',
  share: 'Das sind {share} des Preises.',
  caution:
    'Die Nationalbank verlangt von den Kreditgebern Vorsicht, wenn der Kredit {share} des Wertes der Immobilie übersteigt.',
  nothing: 'Ihre Eigenmittel reichen: Es ist nichts zu leihen.',
  tooLittle: 'Das ist weniger als das Minimum dieses Kredits, {min}.',
  overPrice:
    'Dieser Kredit finanziert höchstens den Preis der Immobilie, nicht die Gebühren und Kosten: Sie brauchen mindestens {least} Eigenmittel.',
  tooMuch:
    'Das ist mehr als das Maximum dieses Kredits, {max}: Sie brauchen mindestens {least} Eigenmittel.',
  use: 'Mit {amount} berechnen',
  used: 'Betrag aus der Berechnung Ihres Kaufs: {amount}.',
  leftOut:
    'Nicht enthalten: Neubauten mit Mehrwertsteuer, andere Ermäßigungen der Regionen als die für die eigene Wohnung, der ermäßigte Tarif des Notars für eine einzige Wohnung, ein Wert über dem Preis. Die genaue Berechnung macht der Notar.',
};
