import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  text: 'De simulator kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  site: 'Naar de site van de kredietgever',
};
