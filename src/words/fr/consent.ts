export const consent = {
  title: 'Mesurer l’usage du site\u00a0?',
  text: 'Avec votre accord, nous mesurons l’usage du site et retenons de quelle annonce vous venez. Sinon, nous n’en gardons rien.',
  more: 'Ce qui est gardé',
  accept: 'Accepter',
  refuse: 'Refuser',
  accepted: 'Votre réponse actuelle\u00a0: accepter.',
  refused: 'Votre réponse actuelle\u00a0: refuser.',
  open: 'Cookies\u00a0: mon choix',
};
