import type { widgetFailure as french } from '../fr/widget-failure.ts';
import type { Translation } from '../translation.ts';

export const widgetFailure: Translation<typeof french> = {
  text: 'De simulator kon niet worden geladen.',
  retry: 'Opnieuw proberen',
  site: 'Naar de site van de kredietgever',
};
