import { botCheck } from './bot-check.ts';

/** The application form around its fields. */
export const application = {
  pageTitle: 'Demande de crédit',
  description:
    'Votre demande de crédit en ligne, étape par étape\u00a0: vos données, vos revenus, vos charges, puis un récapitulatif à relire avant l’envoi.',
  stages: { '1': 'Données', '2': 'Activité', '3': 'Frais', '4': 'Finalisation' },
  progressLabel: 'Étapes de la demande',
  steps: {
    '1': {
      title: 'Qui êtes-\u2060vous\u00a0?',
      lede: 'Vos coordonnées et votre situation.',
    },
    '2': {
      title: 'Que gagnez-\u2060vous\u00a0?',
      lede: 'Votre travail et vos revenus, tels qu’ils sont aujourd’hui.',
    },
    '3': {
      title: 'Que dépensez-\u2060vous\u00a0?',
      lede: 'Vos charges mensuelles montrent ce que vous pouvez rembourser.',
    },
    '5': {
      title: 'Pour finir',
      lede: 'Ces données sont nécessaires au contrat. Gardez votre carte d’identité à portée de main.',
    },
    '6': {
      title: 'Tout est exact\u00a0?',
      lede: 'Relisez vos réponses. Vous pouvez encore tout modifier avant d’envoyer.',
    },
    '1b': {
      title: 'Quel véhicule\u00a0?',
      lede: 'Le prêt qui convient dépend du vendeur, de l’âge du véhicule et de son prix.',
    },
    '1c': {
      title: 'D’autres conditions s’appliquent',
      lede: 'D’après vos réponses, nous ne pouvons pas proposer le prêt demandé. Comparez avant de continuer.',
    },
    '4': {
      title: 'Votre budget semble serré',
      lede: 'D’après les montants que vous avez indiqués, il vous resterait peu pour vivre ou faire face à un imprévu. Vérifiez-les avant de continuer.',
    },
    '4b': {
      title: 'D’autres conditions s’appliquent',
      lede: 'Vos crédits en cours changent le prêt que nous pouvons proposer. Comparez avant de continuer.',
    },
    '7': {
      title: 'Votre demande est arrivée',
      lede: 'Merci {firstname}. La suite vous parvient par e-\u2060mail.',
    },
  },
  sections: {
    borrowers: '',
    identity: 'Vous',
    address: 'Votre adresse',
    housing: 'Votre logement',
    household: 'Votre ménage',
    activity: 'Votre activité',
    employer: 'Votre employeur ou votre entreprise',
    income: 'Vos revenus',
    additionalIncome: 'Vos autres revenus, par mois',
    dependents: 'À votre charge',
    charges: 'Vos charges fixes',
    credits: 'Vos crédits en cours',
    extraFees: 'Autres frais',
    birth: 'Votre identité',
    purpose: 'Votre projet',
    closing: 'Dernières questions',
    contact: 'Vos coordonnées',
    consents: 'Votre accord',
    vehicle: 'Le véhicule',
  },
  coborrowerSections: {
    identity: 'Votre co-emprunteur',
    address: '{name}\u00a0: adresse',
    housing: '{name}\u00a0: logement',
    household: '{name}\u00a0: ménage',
    activity: '{name}\u00a0: activité',
    employer: '{name}\u00a0: employeur ou entreprise',
    income: '{name}\u00a0: revenus',
    additionalIncome: '{name}\u00a0: autres revenus, par mois',
    dependents: '{name}\u00a0: à charge',
    charges: '{name}\u00a0: charges fixes',
    credits: '{name}\u00a0: crédits en cours',
    extraFees: '{name}\u00a0: autres frais',
    birth: '{name}\u00a0: identité',
    contact: '{name}\u00a0: coordonnées',
  },
  sectionHints: {
    additionalIncome: 'Remplissez ce qui s’applique, laissez le reste vide.',
    purpose: 'Un but privé uniquement\u00a0: ce prêt ne finance pas une activité professionnelle.',
  },
  ownersOnly: 'Si vous ne l’êtes pas, l’étape suivante vous propose d’autres conditions.',
  entries: {
    credit: 'Crédit {n}',
    card: 'Carte de crédit {n}',
    reason: 'But {n}',
    addCredit: 'Ajouter un crédit',
    addCard: 'Ajouter une carte de crédit',
    addReason: 'Ajouter un autre but',
    deleteCredit: 'Supprimer le crédit {n}',
    deleteCard: 'Supprimer la carte {n}',
    deleteReason: 'Supprimer le but {n}',
  },
  mortgageTip: {
    title: 'Vous remboursez un prêt hypothécaire\u00a0?',
    text: 'Ajoutez-le à vos crédits en cours\u00a0: sa mensualité compte dans vos charges.',
  },
  longName:
    'Le contrat n’a de place que pour 30\u00a0caractères\u00a0: abrégez le nom, au plus tard à la dernière étape.',
  doubtfulPhone: 'Ce numéro semble inhabituel. Vérifiez-le\u00a0; vous pouvez continuer.',
  meantEmail: 'Vouliez-vous dire {email}\u00a0?',
  streetWithNumber:
    'La rue semble déjà contenir le numéro. Vérifiez l’adresse\u00a0; vous pouvez continuer.',
  conditionsLink: 'conditions générales',
  buttons: {
    toVehicle: 'Continuer vers le véhicule',
    toActivity: 'Continuer vers l’activité',
    toCosts: 'Continuer vers les frais',
    toFinishing: 'Continuer vers la finalisation',
    toRecap: 'Continuer vers le récapitulatif',
    previous: 'Précédent',
    send: 'Envoyer ma demande',
    sending: 'Envoi en cours…',
    retry: 'Réessayer',
    change: 'Modifier',
    backToRecap: 'Revenir au récapitulatif',
    adapt: 'Adapter ma demande',
    restart: 'Refaire la simulation',
    continue: 'Continuer avec ces conditions',
    continueBudget: 'Mon budget est exact, continuer',
  },
  errors: {
    one: 'Encore une réponse à donner ou à corriger',
    many: 'Encore {n} réponses à donner ou à corriger',
    moreOne: 'et une autre',
    more: 'et {n} autres',
    /** In the list above the form: "Crédit 2\u00a0: …", "Saskia\u00a0: …". */
    at: '{place}\u00a0: {message}',
    coborrower: 'Co-emprunteur',
    global: 'Le formulaire contient des erreurs.',
    globalText: 'Rien n’a été envoyé. Corrigez les réponses signalées, puis envoyez à nouveau.',
    sendFailed: 'L’envoi n’a pas abouti.',
    sendFailedText:
      'Vos réponses sont toujours ici. Vérifiez votre connexion et réessayez dans un instant.',
    consentsChanged: 'Les textes que vous acceptez ont changé.',
    consentsChangedText:
      'Rien n’a été envoyé. Les nouveaux textes sont affichés ci-dessus\u00a0: relisez-les et donnez à nouveau votre accord.',
    sentTooOften: 'Cette demande n’est pas envoyée.',
    sentTooOftenText:
      'Vous avez déjà envoyé plusieurs demandes ces dernières 24\u00a0heures, et nous n’en acceptons pas davantage. Vos réponses restent ici\u00a0: vous pourrez envoyer celle-ci demain. Pour corriger une demande déjà envoyée, appelez-nous.',
  },
  connection: {
    title: 'La connexion est interrompue.',
    unavailable: 'Le formulaire n’est pas disponible pour le moment.',
    kept: 'Vos réponses restent sur cette page, mais ne sont pas encore enregistrées.',
    postcode: 'Nous n’avons pas pu vérifier le code postal. Vos réponses sont gardées.',
    cities: 'Les communes n’ont pas pu être chargées.',
    loading:
      'Nous n’avons pas pu charger la demande. Vérifiez votre connexion, ou réessayez dans un instant.',
    screens: 'Nous n’avons pas pu charger l’étape suivante. Vos réponses sont gardées.',
    rate: 'Nous n’avons pas pu calculer les nouvelles conditions. Vos réponses sont gardées.',
    verdict: 'Nous n’avons pas pu examiner votre budget à deux. Vos réponses sont gardées.',
    expired:
      'Votre session a expiré. Cochez la case ci-dessous pour continuer\u00a0: vos réponses sont gardées.',
  },
  /** The session ends soon, and could not be renewed. */
  ending: {
    title: 'Votre session arrive à sa fin.',
    text: 'Nous n’avons pas encore pu la prolonger. Vos réponses restent sur cette page.',
    renew: 'Prolonger',
    failed: 'La prolongation n’a pas abouti. Réessayez dans un instant.',
  },
  alreadySent: {
    title: 'Cette demande est déjà envoyée.',
    text: 'Vous l’avez envoyée dans une autre fenêtre\u00a0: sa référence s’y trouve. Pour corriger une réponse, appelez-nous.',
    /** The applicant comes back: the answer to Send did not arrive, or it did and Back was pressed. */
    lost: 'Nous l’avons bien reçue, et un e-\u2060mail le confirme. Pour corriger une réponse, appelez-nous.',
    reference: 'Sa référence\u00a0:',
    another: 'Faire une nouvelle demande',
  },
  saved: 'Enregistré',
  loading: {
    title: 'Un instant',
    text: 'Nous préparons votre demande…',
    meanwhile:
      'Vos réponses sont gardées d’une étape à l’autre\u00a0: vous pouvez vous arrêter, et reprendre plus tard. La demande ne nous est adressée qu’une fois que vous l’avez relue et envoyée vous-même.',
  },
  paramsMissing: {
    title: 'Il manque votre simulation',
    text: 'Aucune donnée n’est enregistrée pour ce formulaire. Faites une nouvelle demande\u00a0: choisissez d’abord un montant et une durée.',
    resume:
      'Vous aviez commencé une demande\u00a0? Ouvrez-la dans le navigateur où vous l’avez remplie, ou par le lien reçu par e-mail.',
    link: 'Refaire la simulation',
  },
  noResult: {
    title: 'Aucun résultat pour cette demande',
    text: 'Nous ne proposons pas ce prêt pour ce montant. Indiquez d’autres valeurs dans le simulateur.',
  },
  captcha: {
    title: 'Une vérification avant de commencer',
    text: 'Cochez la case pour commencer\u00a0: la vérification écarte les robots. Remplir la demande prend environ cinq minutes.',
    again:
      'Vous aviez commencé une demande dans ce navigateur. Cochez la case pour retrouver les réponses que nous avons gardées.',
    ...botCheck,
    failed: 'La vérification n’a pas abouti. Réessayez.',
    loading: 'La vérification se charge…',
  },
  signIn: {
    title: 'Comment voulez-\u2060vous vous identifier\u00a0?',
    text: 'itsme remplit identité et adresse\u00a0; elles remplacent celles déjà indiquées.',
    textOther:
      'Un de ces comptes remplit votre nom et votre e-\u2060mail\u00a0; ses données remplacent celles déjà indiquées.',
    other: 'Ou seulement votre nom et votre adresse e-\u2060mail\u00a0:',
    button: 'S’identifier avec {provider}',
    leaving: 'Un instant…',
    fillIn: 'Sans itsme',
    fillInOther: 'Sans compte',
    doneTitle: '{provider} nous a transmis vos données.',
    done: 'Repris dans votre demande\u00a0: {names}. Vérifiez ces réponses\u00a0; vous pouvez les corriger.',
    names: {
      gender: 'civilité',
      firstname: 'prénom',
      lastname: 'nom',
      email: 'adresse e-\u2060mail',
      phone: 'téléphone',
      address: 'adresse',
      birthDate: 'date de naissance',
      birthLocation: 'lieu de naissance',
      nationality: 'nationalité',
      nationalRegistry: 'numéro de registre national',
    },
    nothing: '{provider} ne nous a transmis aucune donnée. Remplissez le formulaire ci-dessous.',
    cancelled: 'Vous avez annulé l’identification. Vos réponses sont conservées.',
    failedTitle: 'L’identification n’a pas abouti.',
    failed: 'Vos réponses sont conservées. Réessayez, ou remplissez le formulaire.',
    origin: 'Repris de {provider} le {date} à {hours}\u00a0h\u00a0{minutes}',
    originItsme: 'Repris d’{provider} le {date} à {hours}\u00a0h\u00a0{minutes}',
  },
  revisiting: {
    title: 'Vous aviez déjà commencé cette demande.',
    text: 'Nous avons repris vos réponses. Si elles ne sont pas de vous, effacez-les.',
    reset: 'Effacer les réponses',
    done: 'Les réponses sont effacées.',
    undo: 'Annuler l’effacement',
    deleted: {
      title: 'Vos réponses précédentes sont effacées.',
      text: 'Nous les gardons {keptDrafts}, et ce délai est passé. Vous pouvez remplir la demande à nouveau.',
    },
    notFound: {
      title: 'Nous n’avons pas retrouvé vos réponses.',
      text: 'Elles ne sont plus liées à ce navigateur. Si vous avez continué ou envoyé la demande sur un autre appareil, vous n’avez rien à refaire. Sinon, vous pouvez la remplir ici.',
    },
  },
  tariffChanged: {
    title: 'Les conditions ont changé depuis votre simulation.',
    conditions: 'TAEG de {taeg}, {duration}, {monthlyAmount} par mois',
    before: 'Votre simulation\u00a0: {conditions}.',
    now: 'Aujourd’hui\u00a0: {conditions}.',
  },
  formEnded: {
    title: 'La demande s’arrête ici',
    text: 'Sous votre régime matrimonial, un prêt engage les deux époux\u00a0: votre conjoint ou conjointe doit y souscrire aussi. Contactez-nous pour en parler.',
    contact: 'Nous contacter',
    back: 'Revenir à l’étape précédente',
  },
  contactLink: 'Nous contacter',
  /** Said of every refusal and of other conditions. */
  automatic:
    'Cette réponse est automatique\u00a0; vous pouvez demander qu’une personne la réexamine.',
  conditions: {
    caption: 'Le prêt demandé et celui que nous proposons',
    before: 'Demandé',
    after: 'Proposé',
    spokenBefore: 'Demandé\u00a0:',
    spokenAfter: 'Proposé\u00a0:',
    product: 'Prêt',
    amount: 'Montant',
    totalLent: 'Montant total emprunté',
    taeg: 'TAEG, taux fixe',
    duration: 'Durée',
    monthlyAmount: 'Mensualité',
    total: 'Total à rembourser',
    /** What the proposed loan costs more or less: "4,31 € de plus par mois, 206,88 € en tout." */
    difference: {
      sentence: '{monthly} par mois, {total} en tout.',
      more: '{amount} de plus',
      less: '{amount} de moins',
      none: 'La mensualité et le total à rembourser restent les mêmes.',
    },
    why: 'Pourquoi',
    reasons: {
      renovationForOwners: 'Le prêt rénovation est réservé aux propriétaires de leur logement.',
      privateSeller: 'Le vendeur est un particulier\u00a0: nous proposons alors un prêt personnel.',
      usedVehicle: 'Le véhicule a plus de 3 ans\u00a0: il relève du prêt pour véhicule d’occasion.',
      newVehicle: 'Le véhicule a moins de 3 ans\u00a0: il relève du prêt pour véhicule neuf.',
      smallAdvance: 'L’acompte est inférieur à 15\u00a0% du prix\u00a0: le taux est plus élevé.',
      creditsToRepay:
        'Vous voulez rembourser un crédit en cours\u00a0: le prêt devient un regroupement de crédits.',
      noCreditsToRepay:
        'Aucun crédit en cours n’est à rembourser\u00a0: le prêt devient un prêt personnel.',
      durationForOwners: 'Une durée de plus de 84\u00a0mois est réservée aux propriétaires.',
      rateChanged: 'Le taux que nous appliquons à ce prêt a changé.',
    },
    /** In place of the reason for a small advance, where its rate is not always higher. */
    otherTariff: 'L’acompte est inférieur à 15\u00a0% du prix\u00a0: un autre tarif s’applique.',
    /** Instead of the step's own lede, if nothing but the rate has changed. */
    compare:
      'Comparez les nouvelles conditions avec celles que vous aviez demandées avant de continuer.',
    /** Send was pressed, and the tariff had changed in the meantime. */
    changedSince:
      'Votre demande n’a pas été envoyée\u00a0: le taux a changé pendant que vous la remplissiez.',
    consent: 'En continuant, vous confirmez avoir pris connaissance de ces conditions.',
    notOfferedTitle: 'Nous ne pouvons pas proposer ce prêt en ligne',
    notOffered:
      'D’après vos réponses, ce prêt ne convient pas, et nous n’en proposons pas d’autre pour ce montant ou cette durée. Un conseiller cherche une solution avec vous.',
    notOfferedLoan:
      'D’après vos réponses, le prêt qui convient est «\u00a0{product}\u00a0», mais nous ne le proposons pas pour ce montant. Un conseiller cherche une solution avec vous.',
  },
  vehicle: {
    privateTitle: 'Achat à un particulier',
    private:
      'Nous ne finançons pas cet achat par un prêt pour véhicule\u00a0: l’étape suivante propose un prêt personnel.',
    privateWithoutLoan:
      'Nous ne finançons pas l’achat d’un véhicule à un particulier\u00a0: à l’étape suivante, un conseiller cherche une solution avec vous.',
    usedHint:
      'Ce véhicule a plus de 3 ans\u00a0: l’étape suivante propose un prêt pour véhicule d’occasion.',
    usedWithoutLoan:
      'Ce véhicule a plus de 3 ans\u00a0: il ne peut pas être financé comme véhicule neuf.',
    tooOld: {
      /** While the tariff is being asked, or cannot be. */
      shorter: 'Choisissez une durée plus courte.',
      longest: 'Pour ce véhicule et ce montant, la durée peut aller jusqu’à {n}\u00a0mois.',
      none: 'Pour ce véhicule et ce montant, nous ne proposons aucune durée assez courte.',
    },
    amountInSimulation: 'Le montant se modifie dans la simulation.',
  },
  budget: {
    /** Next to the way to a person. */
    automatic:
      'Ce calcul est automatique\u00a0; vous pouvez demander qu’une personne le réexamine.',
    checksTitle: 'À vérifier',
    checks: {
      monthly: 'La mensualité convient-elle à votre budget\u00a0?',
      amount: 'Le montant n’est-il pas trop élevé\u00a0?',
      incomes: 'N’avez-vous pas oublié un revenu\u00a0?',
      twice: 'N’avez-vous pas indiqué deux fois les mêmes frais\u00a0?',
    },
    ideasTitle: 'Ce qui peut aider',
    ideas: {
      longerShort:
        'Sur {n}\u00a0mois, la mensualité serait de {payment}, mais il manquerait encore {remaining} par mois\u00a0; en tout, vous rembourseriez {total}.',
      longer:
        'Sur {n}\u00a0mois, la mensualité serait de {payment} et il resterait {remaining} par mois\u00a0: le budget suffirait. En tout, vous rembourseriez {total}.',
      longerTight:
        'Sur {n}\u00a0mois, la mensualité serait de {payment} et il resterait {remaining} par mois\u00a0: le budget serait encore trop serré. En tout, vous rembourseriez {total}.',
      smaller: 'Avec {amount} sur {n}\u00a0mois, au TAEG de {taeg}, le budget suffirait.',
      two: 'À deux, à la même adresse, le budget suffirait si le co-emprunteur gagnait au moins {income} net par mois.',
      group:
        'Vous pouvez demander à rembourser un crédit en cours avec ce prêt. Le total de vos mensualités peut baisser\u00a0; le coût total peut augmenter.',
    },
    missed: {
      tooLittle: 'Il vous resterait {amount} par mois. Nous partons d’un minimum de {least}.',
      missing: 'Il vous manquerait {amount} par mois. Nous partons d’un minimum de {least}.',
      tooMuch:
        'Vos charges prendraient {share} de vos revenus. Nous partons d’un maximum de {most}.',
    },
    detail: 'Voir notre calcul, ligne par ligne',
    incomes: 'Ce qui entre',
    fees: 'Ce qui sort',
    verdict: 'Ce qui reste',
    given: 'indiqué\u00a0: {amount}',
    income: 'Total des revenus',
    charges: 'Total des charges',
    remaining: 'Il reste par mois',
    remainingLimit: 'minimum attendu\u00a0: {amount}',
    indebtedness: 'Part des charges dans les revenus',
    indebtednessLimit: 'maximum admis\u00a0: {percent}',
    noIncome: 'aucun revenu pris en compte',
    ofCoborrower: '{line}, co-emprunteur',
    ofNamed: '{line}, {name}',
    lines: {
      mainIncome: 'Revenu mensuel net',
      rentalIncome: 'Revenus locatifs',
      complementaryActivity: 'Activité complémentaire',
      secondJobIncome: 'Deuxième emploi',
      familyAllowances: 'Allocations familiales',
      alimony: 'Pension alimentaire reçue',
      mealVouchers: 'Chèques-repas',
      housing: 'Logement',
      alimonyFee: 'Pension alimentaire versée',
      extraFeesAmount: 'Autres frais',
      credit: 'Crédit {n}',
      revolving: 'Cartes et ouvertures de crédit',
      payment: 'Mensualité du nouveau prêt',
    },
    why: {
      capAlone: 'allocation de chômage, prise en compte jusqu’à 1\u00a0100\u00a0€',
      capHigher:
        'allocation de chômage, la plus élevée des deux, prise en compte jusqu’à 1\u00a0100\u00a0€',
      capLower: 'allocation de chômage, la plus basse des deux, prise en compte jusqu’à 650\u00a0€',
      capOneOfTwo: 'allocation de chômage, prise en compte jusqu’à 650\u00a0€',
      withoutJob: 'sans emploi, aucun revenu du travail n’est pris en compte',
      share: 'pris en compte à 80\u00a0%',
      notCounted: 'indiqué, mais pas pris en compte',
      floorTenant: 'au moins 400\u00a0€ pour un locataire',
      floorApart: 'au moins 400\u00a0€ pour deux logements',
      floor: 'au moins 250\u00a0€ pour le logement',
      paidBack: 'remboursé par le nouveau prêt',
      allowance: 'sous la franchise de 2\u00a0500\u00a0€, ou de 4\u00a0000\u00a0€ à deux',
      over60: 'au-delà de la franchise, comme un prêt de 60\u00a0mois à 12,5\u00a0%',
      over96: 'au-delà de la franchise, comme un prêt de 96\u00a0mois à 11,5\u00a0%',
    },
  },
  incomeWarning: {
    title: 'Sans revenus suffisants, une demande est refusée',
    alone:
      'Sans emploi, vous ne pouvez emprunter seul que si vous percevez des revenus locatifs. Vous pouvez aussi demander le prêt à deux, avec une personne qui a un revenu.',
    both: 'Si aucun de vous deux n’a d’emploi, de pension ni d’allocation de chômage ou d’invalidité, la demande est refusée, même avec d’autres revenus.',
    dependsOnOther:
      'Si l’autre emprunteur est lui aussi sans emploi, la demande est refusée, même avec d’autres revenus.',
    adviser: 'Un conseiller peut voir avec vous ce qui est possible.',
  },
  warnings: {
    title: 'Deux de vos réponses se contredisent',
    birthDateLink: 'Corriger la date de naissance',
    livingSinceLink: 'Corriger l’année d’emménagement',
    contractLink: 'Corriger la date de début',
  },
  summary: {
    label: 'Votre prêt',
    perMonth: 'par mois',
    product: 'Prêt',
    amount: 'Montant',
    totalLent: 'Montant total emprunté',
    duration: 'Durée',
    months: '{n} mois',
    taeg: 'TAEG, taux fixe',
    total: 'Total à rembourser',
    modify: 'Modifier la simulation',
    open: 'Détails du prêt',
    example: 'Exemple représentatif',
  },
  quickAccess: { label: 'Accès rapide', modify: 'Modifier', help: 'Aide' },
  help: {
    title: 'Besoin d’aide\u00a0?',
    open: 'Nous sommes joignables en ce moment.',
    closed: 'Nous ne sommes pas joignables par téléphone en ce moment.',
    line: 'Ligne des prêts',
    hours: 'Heures d’ouverture',
    faq: 'Questions fréquentes',
    contact: 'Page de contact',
    brokers: 'Nos courtiers',
  },
  recap: {
    borrowers: 'Qui emprunte',
    none: 'Pas de réponse',
    /** After "Modifier", for those who do not see which line it stands in. */
    changed: '\u00a0: {label}',
    legal:
      '[examinedBy=adviser|Votre demande est analysée par un conseiller, qui consulte la Centrale des crédits aux particuliers de la Banque nationale.][examinedBy=program|Votre demande est analysée par un programme. Nous consultons la Centrale des crédits aux particuliers de la Banque nationale.] Un enregistrement pour défaut de paiement mène à un refus. Le prêt sert à un but privé.',
    decision:
      'Vous recevez notre décision par e-\u2060mail[ dans les {decisionHours}\u00a0heures].[weekend=monday| Une demande du week-\u2060end est traitée le lundi.][ Les fonds sont versés dans les {payoutHours}\u00a0heures qui suivent la réception du dossier complet.]',
    kept: 'Nous gardons les données saisies {keptDrafts}, et celles d’une demande envoyée {keptRequests} après son traitement. Les données d’un prospect sont conservées {keptProspects}, celles d’un client 10\u00a0ans après la fin du contrat.',
    human:
      'Vous pouvez demander qu’une personne réexamine une décision automatisée. Vous pouvez aussi renoncer au prêt dans les 14\u00a0jours qui suivent la signature.',
  },
  documents: {
    label: 'Vos documents',
    summary: 'Télécharger le récapitulatif (PDF)',
    secci: 'Télécharger la fiche d’information précontractuelle (PDF)',
  },
  thanks: {
    reference: 'Votre référence',
    referenceHint:
      'Gardez-la\u00a0: elle permet de retrouver votre demande, même si notre e-\u2060mail de confirmation ne vous parvient pas.',
    nextTitle: 'Ce qui se passe maintenant',
    /** The days of the first two, where the lender promises a time. */
    sent: 'Envoyée le {date}',
    decided: 'Au plus tard le {date}',
    next1Title: 'Nous analysons votre demande',
    next1:
      '[examinedBy=adviser|Un conseiller lit vos réponses et consulte la Centrale des crédits aux particuliers.][examinedBy=program|Un programme analyse vos réponses. Nous consultons la Centrale des crédits aux particuliers.]',
    next2Title: 'Vous recevez la décision',
    next2:
      'Par e-\u2060mail[, dans les {decisionHours}\u00a0heures].[weekend=monday| Une demande envoyée le week-\u2060end est traitée le lundi.]',
    next3Title: 'Vous signez, puis les fonds arrivent',
    next3:
      'Vous renvoyez les documents demandés\u00a0; les fonds sont versés[ dans les {payoutHours}\u00a0heures qui suivent la réception du dossier complet][payoutHours=none| après la réception du dossier complet].',
    home: 'Retour à l’accueil',
  },
  privacyNote: 'Réponses chiffrées, enregistrées à chaque étape et gardées {keptDrafts}.',
  noScript:
    'La demande en ligne nécessite JavaScript et un navigateur récent. Vous pouvez aussi nous téléphoner au {phone}[applicationByPhone=yes|\u00a0: nous la remplirons avec vous].',
};
