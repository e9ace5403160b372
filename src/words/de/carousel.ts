import type { carousel as french } from '../fr/carousel.ts';
import type { Translation } from '../translation.ts';

export const carousel: Translation<typeof french> = {
  previous: 'Vorige',
  next: 'Nächste',
  position: '{first} bis {last} von {all}',
  single: '{first} von {all}',
};
