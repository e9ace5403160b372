import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  title: 'Suchen',
  lede: 'In den Darlehen, den häufigen Fragen, dem Glossar, den Artikeln und den anderen Seiten.',
  field: 'Was suchen Sie?',
  hint: 'Ein oder zwei Wörter genügen. Es geht auch ohne Umlautpunkte.',
  submit: 'Suchen',
  loading: 'Wir suchen…',
  one: '1\u00a0Ergebnis für „{query}“',
  several: '{n}\u00a0Ergebnisse für „{query}“',
  firstOf: 'Die ersten {shown} von {n}\u00a0Ergebnissen für „{query}“',
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
    page: 'Seite',
    question: 'Frage',
    term: 'Glossar',
    news: 'Artikel',
  },
  all: {
    title: 'Alle Seiten',
    loans: 'Geld leihen',
    others: 'Mehr erfahren und uns erreichen',
  },
};
