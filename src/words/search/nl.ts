import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  title: 'Zoeken',
  lede: 'In de leningen, de veelgestelde vragen, de woordenlijst, het nieuws en de andere pagina’s.',
  field: 'Wat zoekt u?',
  hint: 'Een of twee woorden volstaan. Accenten tellen niet mee.',
  submit: 'Zoeken',
  loading: 'We zoeken…',
  one: '1\u00a0resultaat voor ‘{query}’',
  several: '{n}\u00a0resultaten voor ‘{query}’',
  firstOf: 'De eerste {shown} van {n}\u00a0resultaten voor ‘{query}’',
  none: {
    title: 'Geen resultaat voor ‘{query}’',
    text: 'Probeer een ander woord, of een woord minder. Al onze pagina’s staan hieronder; u kunt ons ook bellen op {phone}.',
  },
  failed: {
    title: 'Het zoeken kon niet worden geladen.',
    text: 'Controleer uw verbinding en probeer opnieuw. Al onze pagina’s staan ook hieronder.',
    retry: 'Opnieuw proberen',
  },
  results: 'Resultaten',
  kinds: {
    loan: 'Lening',
    page: 'Pagina',
    question: 'Vraag',
    term: 'Woordenlijst',
    news: 'Nieuws',
  },
  all: {
    title: 'Alle pagina’s',
    loans: 'Lenen',
    others: 'Meer weten en ons bereiken',
  },
};
