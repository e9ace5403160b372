import type { retention as french } from '../fr/retention.ts';
import type { Translation } from '../translation.ts';

export const retention: Translation<typeof french> = {
  day: '1\u00a0Tag',
  days: '{n}\u00a0Tage',
  month: '1\u00a0Monat',
  months: '{n}\u00a0Monate',
};
