import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  day: '1\u00a0day',
  days: '{n}\u00a0days',
  month: '1\u00a0month',
  months: '{n}\u00a0months',
};
