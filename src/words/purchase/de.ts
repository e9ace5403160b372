import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
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
  ownHome: 'Es wird unser einziges Zuhause, und wir ziehen selbst ein',
  waiting:
    'Geben Sie einen Preis, Ihre Eigenmittel (0, wenn es keine gibt) und die Region an: Die Rechnung erscheint hier.',
  lines: {
    price: 'Preis der Immobilie',
    duty: 'Registrierungsgebühren, {rate} auf {base}',
    notary: 'Notar, Schätzung',
    vat: 'Mehrwertsteuer auf den Notar',
    deedCosts: 'Andere Urkundenkosten, Schätzung',
    creditFees: 'Kosten des Kredits, Hypothekenurkunde inbegriffen',
    total: 'Insgesamt',
    ownMeans: 'Ihre Eigenmittel',
    toBorrow: 'Noch zu leihen',
  },
  share: 'Das sind {share} des Preises.',
  nothing: 'Ihre Eigenmittel reichen: Es ist nichts zu leihen.',
  tooLittle: 'Das ist weniger als das Minimum dieses Kredits, {min}.',
  tooMuch: 'Das ist mehr als das Maximum dieses Kredits, {max}.',
  use: 'Mit {amount} berechnen',
  leftOut:
    'Nicht enthalten: Neubauten mit Mehrwertsteuer, andere Ermäßigungen der Regionen als die für die eigene Wohnung, der ermäßigte Tarif des Notars für eine einzige Wohnung, ein Wert über dem Preis. Der Notar rechnet genau.',
};
