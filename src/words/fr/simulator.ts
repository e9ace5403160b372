export const simulator = {
  title: 'Simulateur',
  amount: 'J’emprunte',
  amountDetail: 'montant en euros',
  least: 'min. {min}',
  duration: 'sur',
  durationDetail: 'durée en mois',
  months: '{n}\u00a0mois',
  purposes: {
    personal: 'pour un projet personnel',
    car: 'pour une voiture',
    mobilhome: 'pour un mobilhome',
    renovation: 'pour des travaux',
    grouping: 'en un seul crédit',
    coproperty: 'pour une copropriété',
  },
  types: {
    car: {
      legend: 'Quelle voiture\u00a0?',
      new: { label: 'Neuve', hint: 'ou de moins de trois ans' },
      used: { label: 'D’occasion', hint: 'trois ans ou plus' },
    },
    mobilhome: {
      legend: 'Quel mobilhome\u00a0?',
      new: { label: 'Neuf', hint: 'ou de moins de trois ans' },
      used: { label: 'D’occasion', hint: 'trois ans ou plus' },
    },
    renovation: {
      legend: 'Quels travaux\u00a0?',
      classic: { label: 'Rénovation', hint: 'cuisine, toiture…' },
      energetic: { label: 'Énergie', hint: 'isolation, châssis…' },
    },
  },
  grouping: {
    amount: 'Je regroupe',
    amountDetail: 'solde des crédits à regrouper, en euros',
    additional: 'avec, en plus,',
    additionalDetail: 'montant supplémentaire, en euros',
    outOfBounds: 'Indiquez deux montants dont la somme se situe entre {min} et {max}.',
    nothingToGroup:
      'Indiquez le solde des crédits à regrouper. Avec le montant supplémentaire, le total doit se situer entre {min} et {max}.',
  },
  perMonth: 'par mois',
  taeg: 'TAEG, taux fixe',
  taegHelp: {
    label: 'Qu’est-ce que le TAEG\u00a0?',
    text: 'Le taux annuel effectif global\u00a0: le coût total du crédit, intérêts et frais obligatoires compris, en pour cent par an du montant emprunté. Il sert à comparer.',
  },
  totalToPay: 'à rembourser en tout',
  creditCost: 'coût du crédit',
  apply: 'Demander ce prêt',
  applyMissing: 'Indiquez d’abord un montant valable.',
  outOfBounds: 'Indiquez un montant entre {min} et {max}.',
  notUpdated: 'Les chiffres affichés sont ceux du dernier montant valable.',
  amountChanged: 'Ce prêt va de {min} à {max}. Le calcul se fait sur {amount}.',
  durationChanged:
    'Ce montant n’est pas prêté sur {from}\u00a0mois. Le calcul se fait sur {to}\u00a0mois.',
  announcement: '{payment} par mois, pendant {duration}\u00a0mois. TAEG {taeg}.',
  longLoan:
    'Sur 84\u00a0mois ou plus, vous vous engagez à rembourser chaque mois pendant au moins sept ans, jusqu’à la dernière mensualité.',
  example:
    'Exemple représentatif\u00a0: {type} de {amount}, TAEG {taeg}, taux débiteur annuel fixe {rate}, {months}\u00a0mensualités de {payment}, montant total dû {total}.',
  /** Below the examples: why their two rates differ. */
  ratesDiffer:
    'Sans frais, le TAEG dépasse un peu le taux débiteur\u00a0: l’intérêt se paie chaque mois.',
  creditType: 'prêt à tempérament',
  compare: {
    summary: 'Comparer deux ou trois durées',
    caption:
      'Ce que {amount} coûtent selon la durée. Le coût du crédit est ce que vous remboursez en plus du montant.',
    column: 'Durée {n}',
    months: '{n}\u00a0mois',
    taeg: 'TAEG',
    total: 'en tout',
  },
  plan: {
    summary: 'Voir le tableau de remboursement',
    caption: 'Ce que vous remboursez, année par année',
    captionMonths: 'Ce que vous remboursez, mois par mois',
    year: 'Année',
    month: 'Mois',
    capital: 'Capital',
    interest: 'Intérêt',
    balance: 'Reste dû',
    total: 'En tout',
    showMonths: 'Voir les {n}\u00a0mois un par un',
    showYears: 'Voir année par année',
  },
  link: {
    copy: 'Copier le lien vers ce calcul',
    copied: 'Le lien est copié.',
    refused: 'Votre navigateur ne le permet pas. Copiez le lien ici\u00a0:',
    address: 'Lien vers ce calcul',
  },
  table: {
    summary: 'Mensualités selon le montant et la durée',
    caption: 'Mensualité par montant et par durée, avec le TAEG',
    amount: 'Montant',
    months: '{n}\u00a0mois',
    none: 'pas proposé',
  },
};
