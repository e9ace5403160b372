import type { mockItsme as french } from '../fr/mock-itsme.ts';
import type { Translation } from '../translation.ts';

export const mockItsme: Translation<typeof french> = {
  title: 'Een verzonnen identiteit',
  banner: 'Dit is niet itsme, maar een vervanger voor de ontwikkeling. De personen zijn verzonnen.',
  lede: 'Kies wie u bent. De aanvraag krijgt dan de gegevens van die persoon, zoals itsme ze zou sturen.',
  people: 'De personen',
  cancel: 'Annuleren en terug naar de aanvraag',
  over: {
    title: 'Deze pagina is verlopen',
    text: 'Ga terug naar de aanvraag en begin opnieuw.',
  },
  wrong: {
    title: 'De vervanger weigert deze oproep',
    text: 'De vraag om aan te melden is niet zoals itsme ze zou aanvaarden.',
  },
  persons: {
    camille: { name: 'Camille Lambert', about: 'Franstalig, in Namen. Alle gegevens zijn er.' },
    pieter: { name: 'Pieter Vermeulen', about: 'Nederlandstalig, in Gent. Alle gegevens zijn er.' },
    noor: { name: 'Noor Claes', about: 'Zonder geboortedatum.' },
    suryani: { name: 'Suryani', about: 'Zonder voornaam: één enkele naam.' },
    amadou: { name: 'Amadou Diallo', about: 'Met een BIS-nummer.' },
    julie: { name: 'Julie Moreau', about: 'Belgische, woont in Rijsel.' },
    marc: {
      name: 'Marc Wouters',
      about: 'Met een rijksregisternummer dat aan geen regel voldoet.',
    },
    zoe: { name: 'Zoé Henrard', about: 'Weigert in de app.' },
  },
};
