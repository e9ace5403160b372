import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  captions: 'Nederlandse ondertitels',
  transcript: 'Lees wat de film laat zien',
  unplayable: 'Uw browser kan deze film niet afspelen. U kunt hem downloaden:',
  download: 'de film downloaden',
};
