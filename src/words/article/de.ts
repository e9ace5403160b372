import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  contents: 'Auf dieser Seite',
  since: 'Fassung vom {date}',
  tip: 'Tipp',
};
