import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  contents: 'On this page',
  since: 'Version of {date}',
  tip: 'Tip',
};
