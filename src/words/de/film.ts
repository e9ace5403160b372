import type { film as french } from '../fr/film.ts';
import type { Translation } from '../translation.ts';

export const film: Translation<typeof french> = {
  captions: 'Deutsche Untertitel',
  transcript: 'Lesen, was der Film zeigt',
  unplayable: 'Ihr Browser kann diesen Film nicht abspielen. Sie können ihn herunterladen:',
  download: 'den Film herunterladen',
};
