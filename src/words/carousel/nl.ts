import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  previous: 'Vorige',
  next: 'Volgende',
  position: '{first} tot {last} van {all}',
  single: '{first} van {all}',
};
