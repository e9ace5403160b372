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
    leadMore: 'Nous montrons les frais, le TAEG et le total.',
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
  leadMore: 'Nous montrons ce que le prêt coûte, mois par mois, jusqu’au dernier euro.',
  /** A simulator that fails to load. */
  missing: {
    title: 'Ce calcul n’est pas arrivé',
    text: 'La connexion est peut-être coupée. Ce que vous avez indiqué est toujours là.',
    again: 'Réessayer',
    page: 'Ouvrir la page de ce crédit',
  },
  reckoning: {
    title: 'Comment nous calculons',
    rate: {
      title: 'Un taux fixe',
      text: 'Le TAEG rassemble l’intérêt et les frais obligatoires. Il dépend du montant et de la durée\u00a0; il ne change plus une fois le contrat signé, et la mensualité non plus.',
    },
    cents: {
      title: 'Au centime',
      text: 'La mensualité d’un prêt est calculée au centime\u00a0: ce qui dépasse est supprimé, jamais arrondi vers le haut. Le même calcul vaut ici, dans la demande et sur votre récapitulatif.',
      mortgage: 'La mensualité d’un crédit hypothécaire est arrondie au centime le plus proche.',
    },
    duration: {
      title: 'Plus long, plus cher',
      text: 'Une durée plus longue fait baisser la mensualité et augmenter le coût total. Comparez les deux chiffres avant de choisir\u00a0: ils sont toujours affichés ensemble.',
    },
  },
  steps: {
    application: {
      title: 'Ce qu’une demande comporte',
      lead: 'Quatre parties, dans cet ordre. Vos réponses sont enregistrées au fur et à mesure, chiffrées, pour que vous puissiez vous arrêter et reprendre sur le même appareil.',
      stages: {
        data: {
          title: 'Vos données',
          text: 'Qui vous êtes, où vous habitez, comment vous joindre.',
        },
        activity: {
          title: 'Votre activité',
          text: 'Votre travail ou votre statut, et ce que vous percevez chaque mois.',
        },
        costs: {
          title: 'Vos frais',
          text: 'Votre logement, vos charges, les crédits et les cartes en cours.',
        },
        completion: {
          title: 'La finalisation',
          text: 'Votre identité, votre projet, une relecture, puis l’envoi.',
        },
      },
      promise:
        'Nous consultons la Centrale des crédits aux particuliers, comme la loi l’exige, et nous vérifions que le remboursement tient dans votre budget. Une demande peut donc être refusée\u00a0; nous vous disons alors pourquoi. Rien ne vous engage avant la signature du contrat, et vous gardez ensuite quatorze jours pour y renoncer.',
    },
    inquiry: {
      title: 'Ce que comporte une demande pour une copropriété',
      lead: 'Un seul formulaire, qu’un conseiller lit. Il reprend le montant et la durée choisis plus haut.',
      stages: {
        share: {
          title: 'Votre quote-part',
          text: 'Le montant que l’assemblée générale met à votre charge, et la durée.',
        },
        person: {
          title: 'Vos coordonnées',
          text: 'Votre nom et comment vous joindre.',
        },
        documents: {
          title: 'Vos documents',
          text: 'Le procès-verbal de l’assemblée et le décompte du syndic, si vous les avez.',
        },
        answer: {
          title: 'La réponse',
          text: 'Un conseiller revient vers vous et prépare avec vous la demande complète.',
        },
      },
      promise:
        'Nous consultons ensuite la Centrale des crédits aux particuliers, comme la loi l’exige, et nous vérifions que le remboursement tient dans votre budget. Une demande peut donc être refusée\u00a0; nous vous disons alors pourquoi.',
    },
    mortgage: {
      title: 'Comment se prépare un crédit hypothécaire',
      lead: 'Il ne se demande pas en ligne\u00a0: un conseiller le prépare avec vous.',
      stages: {
        figures: {
          title: 'Votre calcul',
          text: 'Le montant, la durée et la mensualité, tels que vous les avez choisis ici.',
        },
        talk: {
          title: 'Un entretien',
          text: 'Votre projet, vos revenus, vos charges et votre apport, avec un conseiller ou un courtier.',
        },
        check: {
          title: 'L’examen',
          text: 'L’estimation du bien, la Centrale des crédits aux particuliers et votre budget.',
        },
        offer: {
          title: 'L’offre, puis l’acte',
          text: 'Vous recevez la fiche d’information européenne et l’offre, et le temps de les comparer. L’acte se signe chez le notaire.',
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
