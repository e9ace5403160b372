import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  text: 'The simulator could not be loaded.',
  retry: 'Try again',
  site: 'Go to the lender’s site',
};
