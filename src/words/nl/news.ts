import type { news as french } from '../fr/news.ts';
import type { Translation } from '../translation.ts';

export const news: Translation<typeof french> = {
  title: 'Nieuws',
  titleOfPage: 'Nieuws, pagina {page}',
  lede: 'Om te lezen voor u een contract tekent, en daarna: regels in gewone taal, raad voor uw budget, en wat er bij ons gebeurt.',
  topics: {
    borrow: 'Lenen',
    home: 'Wonen',
    car: 'Auto',
    budget: 'Budget',
    rights: 'Uw rechten',
    fluvia: 'Bij {name}',
  },
  list: {
    pages: 'Pagina’s met artikels',
    shown: 'Artikels {first} tot {last} van {all}',
    more: 'Meer artikels',
    newer: 'Recentere artikels',
    loading: 'Artikels worden geladen…',
    failed:
      'De volgende artikels konden niet worden geladen. Controleer uw verbinding en probeer opnieuw.',
  },
  article: {
    updated: 'bijgewerkt op {date}',
    loan: 'Bij {name}: {amount} over {months}\u00a0maanden',
    onward: 'Lees verder',
    around: 'Het vorige en het volgende artikel',
    previous: 'Vorig artikel',
    next: 'Volgend artikel',
    others: 'Lees ook',
    all: 'Al het nieuws',
  },
  latest: 'Laatste nieuws',
};
