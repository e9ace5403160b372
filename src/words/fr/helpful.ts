export const helpful = {
  question: {
    page: 'Cette page vous a-t-elle aidé\u00a0?',
    article: 'Cet article vous a-t-il aidé\u00a0?',
  },
  like: 'Oui',
  dislike: 'Non',
  liked: 'Merci de votre réponse.',
  disliked: 'Merci de votre réponse. Ce qui vous manque, {contact} peut vous l’expliquer.',
  contact: 'un conseiller',
};
