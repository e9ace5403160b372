import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  captions: 'English captions',
  transcript: 'Read what the film shows',
  unplayable: 'Your browser cannot play this film. You can download it:',
  download: 'download the film',
};
