export const home = {
  title: 'Prêts et crédits\u00a0: calculer avant de demander',
  description:
    'Choisissez un montant et une durée\u00a0: voyez la mensualité, le TAEG et ce que le prêt coûte en tout, puis faites votre demande.',
  views: {
    label: 'Ce que vous voulez emprunter',
    loan: 'Prêt',
    credit: 'Crédit hypothécaire',
  },
  credit: {
    headline: 'Un crédit hypothécaire dure des années\u00a0: calculez son coût.',
    lead: 'Partez du montant à emprunter, ou de ce que vous pouvez payer chaque mois.',
  },
  tabs: {
    label: 'Votre projet',
    personal: 'Projet personnel',
    car: 'Voiture',
    mobilhome: 'Mobilhome',
    renovation: 'Travaux',
    grouping: 'Regroupement',
    coproperty: 'Copropriété',
  },
  headline: 'Savoir où l’on va, avant d’emprunter.',
  lead: 'Choisissez un montant et une durée.',
  /** A simulator that fails to load. */
  missing: {
    title: 'Ce calcul n’est pas arrivé',
    text: 'La connexion est peut-être coupée. Ce que vous avez indiqué est toujours là.',
    again: 'Réessayer',
    page: 'Ouvrir la page de ce crédit',
  },
  price: {
    line: 'Emprunter {amount} coûte {cost}, {cents} centimes par euro.',
    loan: '{name} sur {months}\u00a0mois, TAEG {taeg}, taux fixe.',
  },
  steps: {
    application: {
      title: 'Ce qu’une demande comporte',
      lead: 'Vos réponses sont enregistrées au fur et à mesure, chiffrées\u00a0: vous pouvez reprendre plus tard sur le même appareil.',
      stages: {
        data: {
          title: 'Vos données',
        },
        activity: {
          title: 'Votre activité',
        },
        costs: {
          title: 'Vos frais',
        },
        completion: {
          title: 'La finalisation',
        },
      },
      promise:
        'Nous consultons la Centrale des crédits aux particuliers et nous vérifions votre budget\u00a0: une demande peut être refusée, et nous vous disons alors pourquoi. Rien ne vous engage avant la signature du contrat\u00a0; vous gardez ensuite quatorze jours pour y renoncer.',
    },
    inquiry: {
      title: 'Ce que comporte une demande pour une copropriété',
      lead: 'Un seul formulaire, qu’un conseiller lit. Il reprend le montant et la durée choisis plus haut.',
      stages: {
        share: {
          title: 'Votre quote-part',
        },
        person: {
          title: 'Vos coordonnées',
        },
        documents: {
          title: 'Vos documents',
        },
        answer: {
          title: 'La réponse',
        },
      },
      promise:
        'Nous consultons la Centrale des crédits aux particuliers et nous vérifions votre budget\u00a0: une demande peut être refusée, et nous vous disons alors pourquoi.',
    },
    mortgage: {
      title: 'Comment se prépare un crédit hypothécaire',
      lead: 'Il ne se demande pas en ligne\u00a0: un conseiller le prépare avec vous.',
      stages: {
        figures: {
          title: 'Votre calcul',
        },
        talk: {
          title: 'Un entretien',
        },
        check: {
          title: 'L’examen',
        },
        offer: {
          title: 'L’offre, puis l’acte',
        },
      },
      promise:
        'Une demande peut être refusée\u00a0; nous vous disons alors pourquoi. Rien ne vous engage avant que vous acceptiez l’offre.',
    },
  },
  who: {
    title: 'Qui est {name}',
    text: 'Derrière ce site, il y a[officeVisits=yes| un bureau à {city}, avec] des gens qui répondent. Appelez le {phone} ou écrivez à {email}\u00a0: poser une question ne lance aucune demande.',
  },
};
