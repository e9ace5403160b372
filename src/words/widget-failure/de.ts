import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  text: 'Der Rechner konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  site: 'Zur Website des Kreditgebers',
};
