import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  day: '1\u00a0dag',
  days: '{n}\u00a0dagen',
  month: '1\u00a0maand',
  months: '{n}\u00a0maanden',
};
