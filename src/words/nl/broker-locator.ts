import type { brokerLocator as french } from '../fr/broker-locator.ts';
import type { Translation } from '../translation.ts';

export const brokerLocator: Translation<typeof french> = {
  title: 'Een makelaar in uw buurt',
  lead: 'Bereid uw aanvraag in een gesprek voor met een zelfstandige makelaar uit uw streek.',
  types: {
    legend: 'Uw project',
    ch: 'Hypothecair krediet',
    pat: 'Persoonlijke lening',
  },
  zip: 'Postcode',
  search: 'Zoeken',
  searching: 'We zoeken…',
  faults: {
    short: 'Een postcode telt vier cijfers.',
    unknown: 'De postcode {zip} bestaat niet in België.',
    failed: 'Het zoeken is niet gelukt. Probeer het zo dadelijk opnieuw.',
    none: 'Geen makelaar gevonden. Bel ons: een adviseur zegt u bij wie u terechtkunt.',
  },
  again: 'Opnieuw proberen',
  nearest: 'Het dichtst bij {zip}',
  open: '{name}, {distance}',
  detail: {
    label: 'De makelaar',
    phone: 'Telefoon',
    call: '{name} bellen: {phone}',
    write: 'Contact opnemen met {contact}',
    writeOffice: 'Contact opnemen',
    page: 'Openingsuren en contactgegevens',
    choose: 'Deze makelaar kiezen',
    isChosen: 'Makelaar gekozen',
    chosen: '{name}: gekozen. Uw aanvraag vermeldt deze makelaar.',
    removed: '{name}: uw keuze is gewist.',
    close: 'Sluiten',
  },
  all: 'Uitgebreid naar een makelaar zoeken',
  map: {
    failed: 'De kaart kon niet worden geladen. Zoeken kan ook zonder.',
    again: 'De kaart opnieuw laden',
  },
};
