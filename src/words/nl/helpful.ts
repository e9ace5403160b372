import type { helpful as french } from '../fr/helpful.ts';
import type { Translation } from '../translation.ts';

export const helpful: Translation<typeof french> = {
  question: {
    page: 'Heeft deze pagina u geholpen?',
    article: 'Heeft dit artikel u geholpen?',
  },
  like: 'Ja',
  dislike: 'Nee',
  liked: 'Bedankt voor uw antwoord.',
  disliked: 'Bedankt voor uw antwoord. Wat u hier niet vond, legt {contact} u graag uit.',
  contact: 'een adviseur',
};
