import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  previous: 'Previous',
  next: 'Next',
  position: '{first} to {last} of {all}',
  single: '{first} of {all}',
};
