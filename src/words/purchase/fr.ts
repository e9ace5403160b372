export const fr = {
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
  ownHome: 'Ce sera notre seul logement, et nous l’habiterons',
  waiting:
    'Indiquez un prix, votre apport (0 s’il n’y en a pas) et la Région\u00a0: le compte s’affiche ici.',
  lines: {
    price: 'Prix du bien',
    duty: 'Droits d’enregistrement, {rate} sur {base}',
    notary: 'Notaire, estimation',
    vat: 'TVA sur le notaire',
    deedCosts: 'Autres frais d’acte, estimation',
    creditFees: 'Frais du crédit, acte d’hypothèque compris',
    total: 'En tout',
    ownMeans: 'Votre apport',
    toBorrow: 'Reste à emprunter',
  },
  share: 'C’est {share} du prix.',
  nothing: 'Votre apport suffit\u00a0: il n’y a rien à emprunter.',
  tooLittle: 'C’est moins que le minimum de ce crédit, {min}.',
  tooMuch: 'C’est plus que le maximum de ce crédit, {max}.',
  use: 'Calculer avec {amount}',
  leftOut:
    'Non compris\u00a0: l’achat avec TVA d’un bien neuf, les réductions des Régions autres que celle du logement propre, le tarif réduit du notaire pour un logement unique, une valeur plus haute que le prix. Le notaire fait le compte exact.',
};
