export const purchase = {
  summary: 'Partir du prix d’un bien',
  lead: 'Pour l’achat d’une maison ou d’un appartement existants\u00a0: ce que l’achat coûte en tout, et ce qu’il reste à emprunter.',
  price: 'Prix du bien',
  ownMeans: 'Ce que vous apportez',
  outOfBounds: 'Indiquez un montant entre {min} et {max}.',
  region: {
    legend: 'Où se trouve-t-il\u00a0?',
    brussels: 'Bruxelles',
    flanders: 'Flandre',
    wallonia: 'Wallonie',
  },
  ownHome: 'Ce sera mon seul logement, et je l’habiterai',
  needed: {
    price: 'le prix',
    ownMeans: 'votre apport (0 s’il n’y en a pas)',
    region: 'la Région',
  },
  and: 'et',
  waiting: 'Indiquez encore {what}\u00a0: le calcul s’affiche ici.',
  toCorrect: 'Un montant est à corriger\u00a0: le calcul s’affiche ensuite ici.',
  lines: {
    price: 'Prix du bien',
    duty: 'Droits d’enregistrement, {rate} sur {base}',
    noDuty: 'Droits d’enregistrement, non dus à ce prix',
    notary: 'Notaire, estimation',
    vat: 'TVA sur le notaire',
    deedCosts: 'Autres frais d’acte, estimation',
    creditFees: 'Frais du crédit, acte d’hypothèque compris',
    total: 'En tout',
    ownMeans: 'Votre apport',
    toBorrow: 'Reste à emprunter',
    toFind: 'Reste à financer',
  },
  result: '{label}\u00a0: {amount}.',
  share: 'C’est {share} du prix.',
  caution:
    'La Banque nationale demande aux prêteurs la prudence quand le crédit dépasse {share} de la valeur du bien.',
  nothing: 'Votre apport suffit\u00a0: il n’y a rien à emprunter.',
  tooLittle: 'C’est moins que le minimum de ce crédit, {min}.',
  overPrice:
    'Ce crédit finance au plus le prix du bien, pas les droits ni les frais\u00a0: il faut un apport d’au moins {least}.',
  tooMuch:
    'C’est plus que le maximum de ce crédit, {max}\u00a0: il faut un apport d’au moins {least}.',
  use: 'Calculer avec {amount}',
  used: 'Montant repris du calcul de votre achat\u00a0: {amount}.',
  leftOut:
    'Non compris\u00a0: l’achat avec TVA d’un bien neuf, les réductions des Régions autres que celle du logement propre, le tarif réduit du notaire pour un logement unique, une valeur plus haute que le prix. Le notaire établit le calcul exact.',
};
