import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  previous: 'Vorige',
  next: 'Nächste',
  position: '{first} bis {last} von {all}',
  single: '{first} von {all}',
};
