export const consent = {
  title: 'Mesurer l’usage du site\u00a0?',
  text: 'Avec votre accord, nous comptons ce qui est utilisé et retenons par quelle annonce vous êtes arrivé. Sinon, rien n’en est gardé.',
  more: 'Ce qui est gardé',
  accept: 'Accepter',
  refuse: 'Refuser',
  accepted: 'Votre réponse actuelle\u00a0: accepter.',
  refused: 'Votre réponse actuelle\u00a0: refuser.',
  open: 'Cookies\u00a0: mon choix',
};
