import type { consent as french } from '../fr/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof french> = {
  title: 'Het gebruik van de site meten?',
  text: 'Met uw akkoord tellen we wat gebruikt wordt en onthouden we via welke advertentie u kwam. Anders bewaren we daarvan niets.',
  more: 'Wat bewaard wordt',
  accept: 'Aanvaarden',
  refuse: 'Weigeren',
  accepted: 'Uw huidige antwoord: aanvaarden.',
  refused: 'Uw huidige antwoord: weigeren.',
  open: 'Cookies: mijn keuze',
};
