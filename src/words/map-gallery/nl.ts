import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  title: 'Kaart',
  lead: 'De makelaarskaart apart, met makelaars die in de pagina verzonnen zijn.',
  ch: 'Hypothecaire kredieten',
  pat: 'Leningen',
  failing: 'Oproepen mislukken',
  held: 'Antwoorden wachten',
  answer: 'Antwoorden',
  choose: 'Een makelaar kiezen',
  show: 'Namen tonen',
  reset: 'Herbeginnen',
  chosen: 'Gekozen:',
  broken: 'Afgebroken oproepen:',
};
