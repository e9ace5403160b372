import type { tooltip as french } from '../fr/tooltip.ts';
import type { Translation } from '../translation.ts';

export const tooltip: Translation<typeof french> = {
  more: 'Die Erklärung lesen',
};
