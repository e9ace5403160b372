import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  more: 'Lees de uitleg',
};
