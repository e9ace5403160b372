import type { helpful as french } from '../fr/helpful.ts';
import type { Translation } from '../translation.ts';

export const helpful: Translation<typeof french> = {
  question: {
    page: 'Did this page help you?',
    article: 'Did this article help you?',
  },
  like: 'Yes',
  dislike: 'No',
  liked: 'Thank you for your answer.',
  disliked: 'Thank you for your answer. If something is missing, {contact} can explain it to you.',
  contact: 'an adviser',
};
