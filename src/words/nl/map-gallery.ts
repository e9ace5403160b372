import type { mapGallery as french } from '../fr/map-gallery.ts';
import type { Translation } from '../translation.ts';

export const mapGallery: Translation<typeof french> = {
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
