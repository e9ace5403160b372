export const fr = {
  pages: {
    personal: {
      title: 'Prêt personnel\u00a0: mensualité et coût total',
      description:
        'Choisissez un montant et une durée\u00a0: voyez la mensualité, le TAEG et le coût total du prêt personnel.',
      headline: 'Prêt personnel\u00a0: son coût, au centime.',
      lead: 'Pour meubler, étudier, voyager ou faire face à une dépense. La mensualité et le coût total s’affichent ensemble, pour chaque montant et chaque durée.',
      asked:
        'Ce que vous voulez financer, puis ce que toute demande comporte\u00a0: qui vous êtes, votre travail, vos revenus, votre logement, vos charges et les crédits en cours.',
    },
    car: {
      title: 'Prêt auto\u00a0: voiture neuve ou d’occasion',
      description:
        'Calculez la mensualité et le coût d’un prêt auto, pour une voiture neuve ou d’occasion, et voyez ce que l’acompte change.',
      headline: 'Prêt auto\u00a0: l’acompte compte dans le taux.',
      lead: 'Neuve ou d’occasion, chez un professionnel. Le taux affiché ici vaut à partir d’un acompte de 15\u00a0% du prix\u00a0; en dessous, un autre taux s’applique.',
      asked:
        'Qui vend la voiture, son prix, votre acompte et la date de sa première immatriculation. Le taux en dépend\u00a0: s’il change, nous vous montrons le nouveau avant que vous continuiez. Pour une voiture achetée à un particulier, c’est le prêt personnel qui est proposé.',
    },
    mobilhome: {
      title: 'Prêt mobilhome\u00a0: neuf ou d’occasion',
      description:
        'Calculez la mensualité et le coût d’un prêt mobilhome, neuf ou d’occasion, selon le montant et la durée.',
      headline: 'Prêt mobilhome\u00a0: son âge compte dans la durée.',
      lead: 'Neuf ou d’occasion, chez un professionnel. L’âge du mobilhome et la durée du prêt, ensemble, ne dépassent pas dix ans.',
      asked:
        'Qui vend le mobilhome, son prix, votre acompte et la date de sa première immatriculation. Le taux en dépend\u00a0: s’il change, nous vous montrons le nouveau avant que vous continuiez. Pour un mobilhome acheté à un particulier, c’est le prêt personnel qui est proposé.',
    },
    renovation: {
      title: 'Prêt rénovation\u00a0: travaux et énergie',
      description:
        'Calculez la mensualité et le coût d’un prêt rénovation, pour des travaux classiques ou pour économiser l’énergie.',
      headline: 'Prêt rénovation\u00a0: le devis d’abord, le montant ensuite.',
      lead: 'Pour rénover votre habitation, ou pour qu’elle consomme moins. Les travaux qui économisent l’énergie ont un taux à part.',
      asked:
        'Les travaux que vous prévoyez, et si vous êtes propriétaire de l’habitation. La rénovation classique est réservée aux propriétaires\u00a0; aux autres, nous proposons le prêt personnel, sur 84\u00a0mois au plus.',
    },
    grouping: {
      title: 'Regroupement de crédits\u00a0: mensualité et coût total',
      description:
        'Calculez la mensualité et le coût total d’un crédit qui en remplace plusieurs, avec ou sans montant supplémentaire.',
      headline: 'Regroupement de crédits\u00a0: comparez le coût total.',
      lead: 'Un crédit reprend le solde de plusieurs autres. Sur une durée plus longue, la mensualité baisse et le coût total augmente\u00a0: regardez toujours les deux.',
      asked:
        'Vos crédits en cours, l’un après l’autre\u00a0: leur type, leur mensualité, leur durée, et ceux que ce prêt doit reprendre. Si aucun n’est repris, c’est le prêt personnel qui est proposé.',
    },
    coproperty: {
      title: 'Prêt copropriété\u00a0: votre part des travaux',
      description:
        'Calculez la mensualité et le coût d’un prêt pour payer votre part des travaux aux parties communes d’un immeuble.',
      headline: 'Prêt copropriété\u00a0: votre part, mois par mois.',
      lead: 'L’assemblée générale a voté des travaux\u00a0: toiture, façade, ascenseur, chaudière. Voyez ce que coûte votre quote-part, payée en mensualités.',
      asked:
        'Qui vous êtes et comment vous joindre, votre quote-part et, si vous l’avez, le procès-verbal de l’assemblée générale. Un conseiller reprend ensuite contact avec vous.',
    },
  },
  finances: 'Ce que ce prêt finance',
  askedTitle: 'Ce que nous demandons',
  nextTitle: 'Ce qui suit',
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
  others: {
    title: 'Un autre projet\u00a0?',
    call: 'Un conseiller fait le calcul avec vous\u00a0: {phone}.',
    personal: {
      title: 'Un projet personnel',
      text: 'Un montant et une durée, pour un projet privé.',
    },
    car: {
      title: 'Une voiture',
      text: 'Neuve ou d’occasion, et ce que l’acompte change.',
    },
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
      text: 'Ce que coûte un regroupement, en tout.',
    },
    coproperty: {
      title: 'Une copropriété',
      text: 'Votre part des travaux de l’immeuble, payée mois par mois.',
    },
  },
};
