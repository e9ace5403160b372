import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  contents: 'Op deze pagina',
  since: 'Versie van {date}',
  tip: 'Tip',
};
