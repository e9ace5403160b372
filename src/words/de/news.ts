import type { news as french } from '../fr/news.ts';
import type { Translation } from '../translation.ts';

export const news: Translation<typeof french> = {
  title: 'Aktuelles',
  titleOfPage: 'Aktuelles, Seite {page}',
  lede: 'Zum Lesen, bevor Sie einen Vertrag unterschreiben, und danach: Regeln in klaren Worten, Rat für Ihr Budget, und was bei uns geschieht.',
  topics: {
    borrow: 'Geld leihen',
    home: 'Wohnen',
    car: 'Auto',
    budget: 'Budget',
    rights: 'Ihre Rechte',
    fluvia: 'Bei {name}',
  },
  list: {
    pages: 'Seiten mit Artikeln',
    shown: 'Artikel {first} bis {last} von {all}',
    more: 'Mehr Artikel',
    newer: 'Neuere Artikel',
    loading: 'Artikel werden geladen…',
    failed:
      'Die nächsten Artikel konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  article: {
    updated: 'aktualisiert am {date}',
    loan: 'Bei {name}: {amount} über {months}\u00a0Monate',
    onward: 'Lesen Sie weiter',
    around: 'Der vorige und der nächste Artikel',
    previous: 'Voriger Artikel',
    next: 'Nächster Artikel',
    others: 'Lesen Sie auch',
    all: 'Alle Artikel',
  },
  latest: 'Neueste Artikel',
};
