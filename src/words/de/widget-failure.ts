import type { widgetFailure as french } from '../fr/widget-failure.ts';
import type { Translation } from '../translation.ts';

export const widgetFailure: Translation<typeof french> = {
  text: 'Der Rechner konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  site: 'Zur Website des Kreditgebers',
};
