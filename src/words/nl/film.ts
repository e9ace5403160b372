import type { film as french } from '../fr/film.ts';
import type { Translation } from '../translation.ts';

export const film: Translation<typeof french> = {
  captions: 'Nederlandse ondertitels',
  transcript: 'Lees wat de film laat zien',
  unplayable: 'Uw browser kan deze film niet afspelen. U kunt hem downloaden:',
  download: 'de film downloaden',
};
