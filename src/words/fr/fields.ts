import type { WordsOfFields } from '../fields/field-words.ts';

/**
 * Each field: `label` stands above the control, `noun` begins a message ("{field} est obligatoire.")
 * or says what one ticks a box for,
 * `hint` explains where an explanation is needed, `optionalHint` where the answer may stay empty.
 */
export const fields = {
  fields: {
    borrowers: {
      label: 'Empruntez-vous seul ou à deux\u00a0?',
      noun: 'Le nombre d’emprunteurs',
    },
    gender: { label: 'Civilité', noun: 'La civilité' },
    firstname: { label: 'Prénom', noun: 'Le prénom' },
    lastname: { label: 'Nom', noun: 'Le nom' },
    email: { label: 'Adresse e-mail', noun: 'L’adresse e-mail' },
    phone: {
      label: 'GSM ou téléphone',
      noun: 'Le numéro de téléphone',
      hint: 'Par exemple 0475/123456.',
    },
    conditionsAccepted: {
      label: 'J’ai lu et j’accepte les {link}.',
      noun: 'accepter les conditions générales',
    },
    borrowWith: {
      label: 'Avec qui empruntez-vous\u00a0?',
      noun: 'La réponse sur la personne avec qui vous empruntez',
    },
    sellerType: { label: 'Qui vend le véhicule\u00a0?', noun: 'La réponse sur le vendeur' },
    firstRegistration: {
      label: 'Date de première immatriculation',
      noun: 'La date de première immatriculation',
      hint: 'JJ/MM/AAAA. Pour un véhicule neuf, indiquez la date d’aujourd’hui.',
    },
    price: { label: 'Prix du véhicule', noun: 'Le prix', hint: 'Toutes taxes comprises.' },
    advance: {
      label: 'Acompte',
      noun: 'L’acompte',
      hint: 'Ce que vous payez vous-même. Indiquez 0 s’il n’y en a pas.',
    },
    street: { label: 'Rue', noun: 'La rue' },
    number: { label: 'Numéro', noun: 'Le numéro' },
    box: { label: 'Boîte', noun: 'La boîte' },
    zip: { label: 'Code postal', noun: 'Le code postal' },
    city: { label: 'Commune', noun: 'La commune', hint: 'Indiquez d’abord le code postal.' },
    livingSince: {
      label: 'Depuis quelle année habitez-vous à cette adresse\u00a0?',
      noun: 'L’année d’emménagement',
      title: 'Année d’emménagement',
      hint: 'Quatre chiffres, par exemple 2016.',
    },
    isLandlord: {
      label: 'Êtes-vous propriétaire de votre logement\u00a0?',
      noun: 'La réponse sur la propriété du logement',
    },
    livingSituation: {
      label: 'Quelle est votre situation de logement\u00a0?',
      noun: 'La situation de logement',
    },
    maritalStatus: { label: 'État civil', noun: 'L’état civil' },
    maritalContractType: { label: 'Régime matrimonial', noun: 'Le régime matrimonial' },
    coborrowerMaritalType: {
      label: 'Le prêt est-il aussi souscrit par votre conjoint ou conjointe\u00a0?',
      noun: 'La réponse sur la souscription de votre conjoint ou conjointe',
      hint: 'Sous un régime de communauté, un prêt engage les deux époux.',
    },
    workingCategory: { label: 'Catégorie professionnelle', noun: 'La catégorie professionnelle' },
    profession: {
      label: 'Profession',
      noun: 'La profession',
      optionalHint:
        'Sans emploi, vous pouvez indiquer votre dernière profession ou laisser ce champ vide.',
    },
    sector: { label: 'Secteur d’activité', noun: 'Le secteur d’activité' },
    workingContractType: { label: 'Type de contrat', noun: 'Le type de contrat' },
    workingContractBeginDate: {
      label: 'Début de l’activité ou du contrat',
      noun: 'La date de début',
      hint: 'JJ/MM/AAAA',
    },
    companyNumber: {
      label: 'Numéro d’entreprise',
      noun: 'Le numéro d’entreprise',
      hint: 'Obligatoire pour un indépendant. Les 10\u00a0chiffres suffisent, par exemple 0403.019.261.',
    },
    employerName: { label: 'Nom de l’employeur ou de l’entreprise', noun: 'Le nom de l’employeur' },
    employerCountry: { label: 'Pays', noun: 'Le pays de l’employeur' },
    employerStreet: { label: 'Rue', noun: 'La rue de l’employeur' },
    employerNumber: { label: 'Numéro', noun: 'Le numéro de l’employeur' },
    employerBox: { label: 'Boîte', noun: 'La boîte de l’employeur' },
    employerZip: { label: 'Code postal', noun: 'Le code postal de l’employeur' },
    employerCity: { label: 'Commune', noun: 'La commune de l’employeur' },
    mainIncome: {
      label: 'Revenu mensuel net',
      noun: 'Le revenu mensuel net',
      hint: 'Ce que vous recevez chaque mois, impôts déduits.',
    },
    hasResigned: {
      label: 'Avez-vous donné ou reçu votre préavis\u00a0?',
      noun: 'La réponse sur le préavis',
    },
    hasSeizure: {
      label: 'Vos revenus font-ils l’objet d’une saisie ou d’une cession\u00a0?',
      noun: 'La réponse sur une saisie ou une cession',
    },
    hasAdditionalIncome: {
      label: 'Avez-vous d’autres revenus\u00a0?',
      noun: 'La réponse sur vos autres revenus',
    },
    familyAllowances: {
      label: 'Allocations familiales',
      noun: 'Le montant des allocations familiales',
    },
    alimony: { label: 'Pension alimentaire reçue', noun: 'Le montant de la pension alimentaire' },
    rentalIncome: { label: 'Revenus locatifs', noun: 'Le montant des revenus locatifs' },
    mealVouchers: { label: 'Chèques-repas', noun: 'Le montant des chèques-repas' },
    complementaryActivity: {
      label: 'Activité complémentaire',
      noun: 'Le revenu de l’activité complémentaire',
    },
    secondJobIncome: { label: 'Deuxième emploi', noun: 'Le revenu du deuxième emploi' },
    children: {
      label: 'Enfants à charge',
      noun: 'Le nombre d’enfants à charge',
      hint: 'Indiquez 0 s’il n’y en a pas.',
    },
    dependents: {
      label: 'Autres personnes à charge',
      noun: 'Le nombre d’autres personnes à charge',
      hint: 'Indiquez 0 s’il n’y en a pas.',
    },
    alimonyFee: {
      label: 'Pension alimentaire que vous versez, par mois',
      noun: 'Le montant de la pension alimentaire versée',
      hint: 'Indiquez 0 si vous n’en versez pas.',
    },
    rent: { label: 'Loyer, par mois', noun: 'Le loyer', hint: 'Sans les charges.' },
    hasCredits: {
      label: 'Avez-vous des crédits ou des cartes de crédit en cours\u00a0?',
      noun: 'La réponse sur vos crédits en cours',
      hint: 'Prêt hypothécaire compris. Indiquez-les tous, même les plus petits.',
    },
    hasExtraFees: {
      label: 'Avez-vous d’autres frais fixes importants\u00a0?',
      noun: 'La réponse sur vos autres frais',
    },
    extraFeesAmount: { label: 'Montant par mois', noun: 'Le montant des autres frais' },
    extraFeesReason: { label: 'De quels frais s’agit-il\u00a0?', noun: 'La description des frais' },
    birthDate: { label: 'Date de naissance', noun: 'La date de naissance', hint: 'JJ/MM/AAAA' },
    nationalRegistry: {
      label: 'Numéro de registre national',
      noun: 'Le numéro de registre national',
      hint: 'Au dos de votre carte d’identité\u00a0: 85.07.30-\u2060033.28.',
    },
    birthLocation: { label: 'Lieu de naissance', noun: 'Le lieu de naissance' },
    nationality: { label: 'Nationalité', noun: 'La nationalité' },
    inBelgiumSince: {
      label: 'En Belgique depuis',
      noun: 'La date d’arrivée en Belgique',
      hint: 'MM/AAAA',
    },
    futurePensionIncome: {
      label: 'Pension attendue, par mois',
      noun: 'Le montant de la pension attendue',
      hint: 'Vous aurez 65 ans ou plus à la fin du prêt. Une estimation suffit, par exemple celle de mypension.be.',
    },
    creditPurpose: {
      label: 'Précisez votre projet',
      noun: 'La description du projet',
      hint: 'Vous avez choisi «\u00a0Autre\u00a0»\u00a0: dites en quelques mots de quoi il s’agit.',
      optionalHint: 'En quelques mots.',
    },
    politicallyExposed: {
      label: 'Êtes-vous une personne politiquement exposée\u00a0?',
      noun: 'La réponse sur les fonctions publiques',
      hint: 'C’est le cas si vous-même, un proche ou un associé exercez ou avez exercé une fonction publique importante. La loi contre le blanchiment nous oblige à vous le demander.',
    },
    signLocation: {
      label: 'Où souhaitez-vous signer le contrat\u00a0?',
      noun: 'Le lieu de signature',
    },
    howKnown: {
      label: 'Comment nous avez-vous connus\u00a0?',
      noun: 'La réponse sur la manière dont vous nous avez connus',
    },
    message: {
      label: 'Un message pour nous',
      noun: 'Le message',
      hint: 'Au plus 500 caractères. N’y parlez pas de votre santé.',
    },
    useMyData: {
      label:
        'Pouvons-nous utiliser vos coordonnées pour vous informer de nos autres produits\u00a0?',
      noun: 'La réponse sur l’usage de vos coordonnées',
      hint: 'Votre réponse n’influence pas la décision.',
    },
    exactData: {
      label: 'Je déclare que les données de cette demande sont exactes et complètes.',
      noun: 'déclarer que vos données sont exactes',
    },
  },
  /** The co-borrower's, where the applicant's words would not do. */
  coborrower: {
    gender: { label: 'Civilité', noun: 'La civilité du co-emprunteur' },
    firstname: { label: 'Prénom', noun: 'Le prénom du co-emprunteur' },
    lastname: { label: 'Nom', noun: 'Le nom du co-emprunteur' },
    email: { label: 'Adresse e-mail', noun: 'L’adresse e-mail du co-emprunteur' },
    phone: {
      label: 'GSM ou téléphone',
      noun: 'Le numéro de téléphone du co-emprunteur',
      hint: 'Par exemple 0475/123456.',
    },
    infosEncoding: {
      label: 'Quand remplir les données de votre co-emprunteur\u00a0?',
      noun: 'La réponse sur les données du co-emprunteur',
      hint: 'Si vous choisissez «\u00a0Plus tard\u00a0», votre co-emprunteur reçoit un lien par e-\u2060mail et a {keptShares} pour les compléter. Passé ce délai, la demande n’est pas traitée.',
    },
    sameAddress: {
      label: 'Votre co-emprunteur habite-t-il à la même adresse que vous\u00a0?',
      noun: 'La réponse sur l’adresse du co-emprunteur',
    },
    livingSince: {
      label: 'Depuis quelle année cette personne y habite-t-elle\u00a0?',
      noun: 'L’année d’emménagement du co-emprunteur',
      title: 'Année d’emménagement du co-emprunteur',
      hint: 'Quatre chiffres, par exemple 2016.',
    },
    isLandlord: {
      label: 'Cette personne est-elle propriétaire de son logement\u00a0?',
      noun: 'La réponse sur la propriété du logement du co-emprunteur',
    },
    livingSituation: {
      label: 'Quelle est sa situation de logement\u00a0?',
      noun: 'La situation de logement du co-emprunteur',
    },
    hasResigned: {
      label: 'Cette personne a-t-elle donné ou reçu son préavis\u00a0?',
      noun: 'La réponse sur le préavis du co-emprunteur',
    },
    hasSeizure: {
      label: 'Ses revenus font-ils l’objet d’une saisie ou d’une cession\u00a0?',
      noun: 'La réponse sur une saisie ou une cession',
    },
    hasAdditionalIncome: {
      label: 'Cette personne a-t-elle d’autres revenus\u00a0?',
      noun: 'La réponse sur ses autres revenus',
    },
    mainIncome: {
      label: 'Revenu mensuel net',
      noun: 'Le revenu mensuel net du co-emprunteur',
      hint: 'Ce qui est reçu chaque mois, impôts déduits.',
    },
    profession: {
      label: 'Profession',
      noun: 'La profession du co-emprunteur',
      optionalHint: 'Sans emploi, indiquez sa dernière profession ou laissez ce champ vide.',
    },
    alimonyFee: {
      label: 'Pension alimentaire versée par cette personne, par mois',
      noun: 'Le montant de la pension alimentaire versée',
      hint: 'Indiquez 0 s’il n’y en a pas.',
    },
    hasCredits: {
      label: 'Cette personne a-t-elle des crédits ou des cartes de crédit en cours\u00a0?',
      noun: 'La réponse sur ses crédits en cours',
      hint: 'Seulement ceux que vous n’avez pas déjà indiqués pour vous.',
    },
    hasExtraFees: {
      label: 'Cette personne a-t-elle d’autres frais fixes importants\u00a0?',
      noun: 'La réponse sur ses autres frais',
    },
    nationalRegistry: {
      label: 'Numéro de registre national',
      noun: 'Le numéro de registre national du co-emprunteur',
      hint: 'Au dos de sa carte d’identité\u00a0: 85.07.30-\u2060033.28.',
    },
    futurePensionIncome: {
      label: 'Pension attendue, par mois',
      noun: 'Le montant de la pension attendue',
      hint: 'Cette personne aura 65 ans ou plus à la fin du prêt. Une estimation suffit.',
    },
    politicallyExposed: {
      label: 'Cette personne est-elle politiquement exposée\u00a0?',
      noun: 'La réponse sur les fonctions publiques du co-emprunteur',
      hint: 'C’est le cas si elle-même, un proche ou un associé exerce ou a exercé une fonction publique importante.',
    },
    exactData: {
      label:
        'Mon co-emprunteur déclare que ses données dans cette demande sont exactes et complètes.',
      noun: 'confirmer la déclaration de votre co-emprunteur',
    },
  },
  entries: {
    currentCredits: {
      type: { label: 'Type de crédit', noun: 'Le type de crédit' },
      amountBorrowed: { label: 'Montant emprunté', noun: 'Le montant emprunté' },
      monthlyAmount: { label: 'Mensualité', noun: 'Le montant de la mensualité' },
      beginDate: {
        label: 'Date de la première mensualité',
        noun: 'La date de la première mensualité',
        hint: 'JJ/MM/AAAA',
      },
      duration: { label: 'Durée en mois', noun: 'Le nombre de mois' },
      remainingAmount: { label: 'Solde restant dû', noun: 'Le solde restant dû' },
      rate: { label: 'Taux', noun: 'Le taux' },
      payBack: {
        label: 'Voulez-vous rembourser ce crédit avec le nouveau prêt\u00a0?',
        noun: 'La réponse sur le remboursement de ce crédit',
      },
    },
    currentCreditCards: {
      amountBorrowed: { label: 'Limite de la carte', noun: 'Le montant de la limite' },
      beginDate: { label: 'Date de début', noun: 'La date de début', hint: 'JJ/MM/AAAA' },
    },
    creditReasons: {
      reason: { label: 'À quoi servira le prêt\u00a0?', noun: 'Le but du prêt' },
    },
  },
  codes: {
    yesNo: { yes: 'Oui', no: 'Non' },
    borrowers: { one: 'Seul(e)', two: 'À deux' },
    coborrowerInfosEncoding: { now: 'Maintenant', later: 'Plus tard' },
    borrowWith: { spouce: 'Mon conjoint ou ma conjointe', other: 'Une autre personne' },
    sellerType: { garage: 'Un garage ou un concessionnaire', particular: 'Un particulier' },
    signLocation: { home: 'À mon domicile', work: 'Sur mon lieu de travail' },
    howKnown: {
      '005': 'Par une connaissance',
      '001': 'Par un moteur de recherche',
      '004': 'Par un comparateur',
      '999': 'Autrement',
    },
  },
  choose: 'Choisissez',
  /** The label of what may stay empty. */
  optional: '{label} (facultatif)',
  optionalNone: 'Pas de réponse',
} satisfies WordsOfFields;
