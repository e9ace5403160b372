import type { carousel as french } from '../fr/carousel.ts';
import type { Translation } from '../translation.ts';

export const carousel: Translation<typeof french> = {
  previous: 'Vorige',
  next: 'Volgende',
  position: '{first} tot {last} van {all}',
  single: '{first} van {all}',
};
