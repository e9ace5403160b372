import type { retention as french } from '../fr/retention.ts';
import type { Translation } from '../translation.ts';

export const retention: Translation<typeof french> = {
  day: '1\u00a0dag',
  days: '{n}\u00a0dagen',
  month: '1\u00a0maand',
  months: '{n}\u00a0maanden',
};
