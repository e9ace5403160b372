import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  more: 'Read the explanation',
};
