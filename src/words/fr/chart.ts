/** What stands with a loan that is drawn, by what it is drawn as. */
export const chart = {
  river: {
    today: 'aujourd’hui',
    afterYear: 'après 1\u00a0an',
    afterYears: 'après {n}\u00a0ans',
    balance: '{when}\u00a0: {balance}',
    description:
      'Le prêt, dessiné comme une rivière qui rétrécit à mesure que le capital est remboursé. Capital restant dû\u00a0— {balances}. La moitié est remboursée après {half}\u00a0mois. Après {duration}\u00a0mois, plus rien. Les rives sont l’intérêt, {interest} en tout.',
    key: 'L’eau représente le capital restant dû, les rives l’intérêt qui reste à payer.',
  },
  area: {
    today: 'aujourd’hui',
    afterYear: 'après 1\u00a0an',
    afterYears: 'après {n}\u00a0ans',
    balance: '{when}\u00a0: {balance}',
    description:
      'Le prêt, dessiné comme une surface qui baisse à mesure que le capital est remboursé. Capital restant dû\u00a0— {balances}. La moitié est remboursée après {half}\u00a0mois. Après {duration}\u00a0mois, plus rien. Au-dessus, l’intérêt, {interest} en tout.',
    key: 'La surface du bas représente le capital restant dû, la bande du haut l’intérêt qui reste à payer.',
  },
  bars: {
    today: 'emprunté',
    afterYear: 'année 1',
    afterYears: 'année {n}',
    balance: '{when}\u00a0: {capital} de capital et {interest} d’intérêt',
    description:
      'Le remboursement de {amount}, dessiné en barres, une par année. {balances}. En tout, {interest} d’intérêt sur {duration}\u00a0mois.',
    key: 'Chaque barre est ce que vous remboursez en une année\u00a0: le capital en bas, l’intérêt en haut. Dessin à l’échelle.',
  },
  follow: {
    open: 'Suivre le prêt mois par mois',
    failed: 'La suite n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
    label: 'Moment du prêt',
    today: 'Aujourd’hui',
    after: 'Après {time}, vers {date}',
    year: '1\u00a0an',
    years: '{n}\u00a0ans',
    month: '1\u00a0mois',
    months: '{n}\u00a0mois',
    both: '{years} et {months}',
    left: '{when}\u00a0: il reste {balance} de capital à rembourser. Intérêt déjà payé\u00a0:\u00a0{paid}. Intérêt encore à payer\u00a0:\u00a0{due}.',
    ended: '{when}\u00a0: tout est remboursé. L’intérêt a coûté {paid} en tout.',
    enlarge: 'Grossir l’intérêt {times}\u00a0fois',
    toScale: 'Revenir à l’échelle',
    scale: 'Dessin à l’échelle.',
    half: 'la moitié',
  },
  enlarged: {
    river: 'L’intérêt est dessiné {times}\u00a0fois plus large que l’échelle.',
    area: 'L’intérêt est dessiné {times}\u00a0fois plus haut que l’échelle.',
  },
  pull: {
    duration: 'Durée',
    river: {
      open: 'Tirer la rivière pour changer le prêt',
      how: 'Tirez la source vers le haut ou le bas pour changer le montant, l’embouchure de côté pour changer la durée.',
    },
    area: {
      open: 'Tirer le dessin pour changer le prêt',
      how: 'Tirez le début du dessin vers le haut ou le bas pour changer le montant, la fin de côté pour changer la durée.',
    },
  },
};
