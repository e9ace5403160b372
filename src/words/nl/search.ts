import type { search as french } from '../fr/search.ts';
import type { Translation } from '../translation.ts';

export const search: Translation<typeof french> = {
  title: 'Zoeken',
  lede: 'In de leningen, de veelgestelde vragen, de woordenlijst, het nieuws en de andere pagina’s.',
  field: 'Wat zoekt u?',
  hint: 'Een of twee woorden volstaan. Accenten tellen niet mee.',
  submit: 'Zoeken',
  loading: 'We zoeken…',
  one: '1\u00a0resultaat voor ‘{query}’',
  several: '{n}\u00a0resultaten voor ‘{query}’',
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
    loan: 'Leningen',
    page: 'Pagina’s',
    question: 'Vragen',
    term: 'Woordenlijst',
    news: 'Nieuws',
  },
  more: 'De {n} andere tonen',
  all: {
    title: 'Alle pagina’s',
    loans: 'Lenen',
    others: 'Meer weten en ons bereiken',
  },
  /** Too common to be worth searching for, without accents. */
  searchedAs: {
    contact: 'openingsuren, uurrooster, adres, telefoon, gsm, kantoor, agentschap, zetel, bereiken',
  },
  commonWords:
    'aan al als bij dan dat de der des die dit doe doen door een en er ge geen had heb hem het hij hoe hun ik in is ja je kan me men met mijn na naar niet nog nu of om omdat ook op over s t te ter tot u uit uw van voor want was wat we wel wie wij worden wordt zal ze zich zij zijn zo zou',
};
