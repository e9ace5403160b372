import type { consent as french } from '../fr/consent.ts';
import type { Translation } from '../translation.ts';

export const consent: Translation<typeof french> = {
  title: 'Het gebruik van de site meten?',
  text: 'Met uw akkoord meten we het gebruik van de site en onthouden we via welke advertentie u kwam. Anders bewaren we daar niets van.',
  more: 'Wat bewaard wordt',
  accept: 'Aanvaarden',
  refuse: 'Weigeren',
  accepted: 'Uw huidige antwoord: aanvaarden.',
  refused: 'Uw huidige antwoord: weigeren.',
  open: 'Cookies: mijn keuze',
};
