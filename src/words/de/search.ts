import type { search as french } from '../fr/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof french> = {
  title: 'Suchen',
  lede: 'In den Darlehen, den häufigen Fragen, dem Glossar, den Artikeln und den anderen Seiten.',
  field: 'Was suchen Sie?',
  hint: 'Ein oder zwei Wörter genügen. Es geht auch ohne Umlautpunkte.',
  submit: 'Suchen',
  loading: 'Wir suchen…',
  one: '1\u00a0Ergebnis für „{query}“',
  several: '{n}\u00a0Ergebnisse für „{query}“',
  none: {
    title: 'Kein Ergebnis für „{query}“',
    text: 'Versuchen Sie ein anderes Wort, oder ein Wort weniger. Alle unsere Seiten stehen unten; Sie können uns auch unter {phone} anrufen.',
  },
  failed: {
    title: 'Die Suche konnte nicht geladen werden.',
    text: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Alle unsere Seiten stehen auch unten.',
    retry: 'Noch einmal versuchen',
  },
  results: 'Ergebnisse',
  kinds: {
    loan: 'Darlehen',
    page: 'Seiten',
    question: 'Fragen',
    term: 'Glossar',
    news: 'Artikel',
  },
  more: 'Die {n} weiteren zeigen',
  all: {
    title: 'Alle Seiten',
    loans: 'Geld leihen',
    others: 'Mehr erfahren und uns erreichen',
  },
  /** Too common to be worth searching for, without accents. */
  searchedAs: {
    contact: 'Öffnungszeiten, Adresse, Telefonnummer, Handy, Büro, Filiale, Sitz, erreichen',
  },
  commonWords:
    'ab aber alle als also am an auch auf aus bei bin bis da das dass dem den der des die dies dir doch du durch ein eine einem einen einer eines er es fur hat ich ihr im in ins ist ja je kann man mein mich mir mit muss nach nicht noch nun nur ob oder sein sich sie sind so uber um und uns unter vom von vor war was weil wenn wer wie wir wird zu zum zur',
};
