import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  day: '1\u00a0Tag',
  days: '{n}\u00a0Tage',
  month: '1\u00a0Monat',
  months: '{n}\u00a0Monate',
};
