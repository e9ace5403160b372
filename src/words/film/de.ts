import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  captions: 'Deutsche Untertitel',
  transcript: 'Lesen, was der Film zeigt',
  unplayable: 'Ihr Browser kann diesen Film nicht abspielen. Sie können ihn herunterladen:',
  download: 'den Film herunterladen',
};
