export const fr = {
  title: 'Simulateur',
  amount: 'J’emprunte',
  amountDetail: 'montant en euros',
  duration: 'sur',
  durationDetail: 'durée en mois',
  months: '{n}\u00a0mois',
  purposes: {
    personal: 'pour un projet personnel',
    car: 'pour une voiture',
    mobilhome: 'pour un mobilhome',
    renovation: 'pour des travaux',
    grouping: 'en un seul crédit',
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
    outOfBounds: 'Indiquez deux montants qui font ensemble entre {min} et {max}.',
  },
  perMonth: 'par mois',
  taeg: 'TAEG, taux fixe',
  totalToPay: 'à rembourser en tout',
  creditCost: 'coût du crédit',
  apply: 'Demander ce prêt',
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
  creditType: 'prêt à tempérament',
  compare: {
    summary: 'Comparer les durées',
    caption: 'Pour {amount}, ce que chaque durée coûte',
    duration: 'Durée',
    payment: 'Par mois',
    taeg: 'TAEG {rate}',
    total: 'À rembourser en tout',
  },
  table: {
    summary: 'Voir un tableau des mensualités',
    caption: 'Mensualité par montant et par durée, avec le TAEG',
    amount: 'Montant',
    months: '{n}\u00a0mois',
    none: 'pas proposé',
  },
  river: {
    today: 'aujourd’hui',
    afterYear: 'après 1\u00a0an',
    afterYears: 'après {n}\u00a0ans',
    balance: '{when}\u00a0: {balance}',
    description:
      'Le prêt, dessiné comme une rivière qui rétrécit à mesure que le capital est remboursé. Capital restant dû\u00a0— {balances}. Après {duration}\u00a0mois, plus rien. La rive pâle est l’intérêt, {interest} en tout.',
    key: 'L’eau est le capital qui reste dû, la rive pâle l’intérêt qui reste à payer. Dessiné à l’échelle.',
  },
};
