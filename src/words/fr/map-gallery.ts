export const mapGallery = {
  title: 'Carte',
  lead: 'La carte des courtiers seule, avec des courtiers inventés dans la page.',
  ch: 'Crédits hypothécaires',
  pat: 'Prêts',
  failing: 'Les appels échouent',
  held: 'Les réponses attendent',
  answer: 'Répondre',
  choose: 'Choisir un courtier',
  show: 'Montrer Namur',
  reset: 'Réinitialiser',
  chosen: 'Choisi\u00a0:',
  broken: 'Appels interrompus\u00a0:',
};
