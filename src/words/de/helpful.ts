import type { helpful as french } from '../fr/helpful.ts';
import type { Translation } from '../translation.ts';

export const helpful: Translation<typeof french> = {
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
