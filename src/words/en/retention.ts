import type { retention as french } from '../fr/retention.ts';
import type { Translation } from '../translation.ts';

export const retention: Translation<typeof french> = {
  day: '1\u00a0day',
  days: '{n}\u00a0days',
  month: '1\u00a0month',
  months: '{n}\u00a0months',
};
