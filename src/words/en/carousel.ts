import type { carousel as french } from '../fr/carousel.ts';
import type { Translation } from '../translation.ts';

export const carousel: Translation<typeof french> = {
  previous: 'Previous',
  next: 'Next',
  position: '{first} to {last} of {all}',
  single: '{first} of {all}',
};
