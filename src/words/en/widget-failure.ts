import type { widgetFailure as french } from '../fr/widget-failure.ts';
import type { Translation } from '../translation.ts';

export const widgetFailure: Translation<typeof french> = {
  text: 'The simulator could not be loaded.',
  retry: 'Try again',
  site: 'Go to the lender’s site',
};
