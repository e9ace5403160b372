import type { film as french } from '../fr/film.ts';
import type { Translation } from '../translation.ts';

export const film: Translation<typeof french> = {
  captions: 'English captions',
  transcript: 'Read what the film shows',
  unplayable: 'Your browser cannot play this film. You can download it:',
  download: 'download the film',
};
