import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  question: {
    page: 'Hat diese Seite Ihnen geholfen?',
    article: 'Hat dieser Artikel Ihnen geholfen?',
  },
  like: 'Ja',
  dislike: 'Nein',
  liked: 'Danke für Ihre Antwort.',
  disliked: 'Danke für Ihre Antwort. Was Ihnen hier fehlt, kann Ihnen {contact} erklären.',
  contact: 'ein Berater',
};
