import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
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
