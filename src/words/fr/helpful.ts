export const helpful = {
  question: {
    page: 'Cette page vous a-t-elle été utile\u00a0?',
    article: 'Cet article vous a-t-il été utile\u00a0?',
  },
  like: 'Oui',
  dislike: 'Non',
  liked: 'Merci de votre réponse.',
  disliked:
    'Merci de votre réponse. S’il vous manque une explication, {contact} peut vous la donner.',
  contact: 'un conseiller',
};
