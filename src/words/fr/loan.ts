export const loan = {
  requestedTitle: 'Ce que nous demandons',
  nextTitle: 'La suite',
  questionsTitle: 'Questions sur ce crédit',
  allQuestions: 'Toutes les questions fréquentes',
  jump: {
    sections: 'Sur cette page',
    toSection: 'Aller à…',
    loans: 'Un autre crédit',
    toLoan: 'Choisissez un crédit…',
    go: 'Y aller',
  },
  quickAccess: {
    label: 'Accès rapide',
    modify: { short: 'Modifier', long: 'Modifier la simulation' },
    help: { short: 'Aide', long: 'Questions et aide' },
    tip: { short: 'Conseil', long: 'Relire le conseil' },
  },
  openApplication: {
    title: 'Votre demande est ouverte',
    text: 'Vos réponses sont conservées. En demandant le prêt que vous choisissez ici, vous remplacez celui de votre demande\u00a0; sinon, elle reste telle quelle.',
    back: 'Revenir à ma demande',
  },
  applyingIn: {
    names: { fr: 'français', nl: 'néerlandais' },
    note: 'La demande et le contrat sont en {languages}. Ce bouton ouvre la demande en {language}.',
    other: 'L’ouvrir en {language}',
  },
  next: {
    request: {
      title: 'Votre demande',
      text: 'Elle reprend le montant et la durée choisis ici. Vos réponses sont enregistrées au fur et à mesure, chiffrées.',
    },
    inquiry: {
      title: 'Votre demande',
      text: 'Elle reprend le montant et la durée choisis ici. Vous l’envoyez en une fois, avec les documents que vous avez\u00a0; un conseiller la lit et vous répond.',
    },
    check: {
      title: 'Notre examen',
      text: 'Nous consultons la Centrale des crédits aux particuliers, comme la loi l’exige, et nous vérifions que le remboursement tient dans votre budget. Une demande peut être refusée\u00a0; nous vous disons alors pourquoi.',
    },
    contract: {
      title: 'Le contrat',
      text: 'Rien ne vous engage avant sa signature, et vous gardez ensuite quatorze jours pour y renoncer.',
    },
  },
  downPayment: {
    title: 'Avec ou sans acompte',
    lead: 'Un véhicule neuf à {price}, payé en {months}\u00a0mois.',
    scale: {
      river: 'Les deux rivières sont dessinées à la même échelle.',
      area: 'Les deux surfaces sont dessinées à la même échelle.',
      bars: 'Les barres des deux prêts sont dessinées à la même échelle.',
    },
    with: 'Avec {percent}\u00a0% d’acompte',
    without: 'Sans acompte',
    borrowed: 'emprunté',
    inAllWith: 'en tout, acompte compris',
    inAllWithout: 'en tout',
  },
  others: {
    title: 'Un autre projet\u00a0?',
    personal: {
      title: 'Un projet personnel',
      text: 'Un montant et une durée, pour un projet privé.',
    },
    car: {
      title: 'Une voiture',
      text: 'Neuve ou d’occasion, et ce que l’acompte change.',
    },
    /** In place of the car's text, where the advance changes no rate. */
    carAtOneRate: 'Neuve ou d’occasion.',
    renovation: {
      title: 'Des travaux',
      text: 'Rénover ou isoler votre habitation.',
    },
    mobilhome: {
      title: 'Un mobilhome',
      text: 'Les mêmes règles que pour une voiture.',
    },
    grouping: {
      title: 'Plusieurs crédits',
      text: 'Ce qu’un regroupement coûte au total.',
    },
    coproperty: {
      title: 'Une copropriété',
      text: 'Votre part des travaux de l’immeuble, payée mois par mois.',
    },
  },
};
