/** The mortgage appointment: its form, its faults and its thanks. */
export const appointment = {
  title: 'Rendez-vous pour un crédit hypothécaire',
  description:
    'Préparez un entretien avec un conseiller\u00a0: votre projet et vos coordonnées suffisent, les montants et votre situation l’aident à refaire le calcul avec vous.',
  headline: 'Un crédit de vingt ans mérite une conversation.',
  lead: 'Dites-nous ce que vous projetez\u00a0: un conseiller vous appelle, et vous fixez ensemble le moment. Votre projet et vos coordonnées suffisent. Le reste est facultatif, et cette demande ne vous engage à rien.',
  form: 'Demande de rendez-vous hypothécaire',
  optional: 'Facultatif',
  choose: 'Choisissez',
  carriedOver: {
    simulation: 'Simulation',
    classic: 'Crédit hypothécaire',
    light: 'Crédit hypothécaire light',
    borrow: '{name}\u00a0: {amount} sur {years}\u00a0ans',
    settle: '{name}\u00a0: {amount} par mois pendant {years}\u00a0ans',
    emptied: 'Ce que la simulation avait rempli est effacé.',
    taken: 'D’après votre simulation. Vous pouvez le changer.',
  },
  sections: {
    project: {
      title: 'Votre projet',
      text: 'Les questions du conseiller et les documents à préparer en dépendent.',
    },
    person: {
      title: 'Vos coordonnées',
      text: 'Pour vous appeler, ou vous écrire si nous ne vous joignons pas.',
    },
    amounts: {
      title: 'Les montants',
      text: 'Des estimations suffisent. Le conseiller en tire un premier calcul.',
    },
    property: {
      title: 'L’adresse du bien',
      text: 'Si vous la connaissez. La commune seule aide déjà\u00a0: les frais d’achat varient selon la région.',
    },
    means: {
      title: 'Vos revenus et vos charges',
      text: 'Nous ne prêtons que ce qui peut être remboursé. Ces chiffres disent ce que la mensualité vous laisserait pour vivre. Laissez vide ce que vous ne savez pas.',
    },
    more: {
      title: 'Un mot, des documents',
      text: 'Ce qui ne tient dans aucune case.',
    },
  },
  agreement: 'Votre accord',
  enough: {
    text: 'Cela suffit pour un rendez-vous. La suite sert à le préparer.',
    link: 'Aller à la fin du formulaire',
  },
  fields: {
    name: { label: 'Prénom', noun: 'Le prénom', hint: '' },
    surname: { label: 'Nom', noun: 'Le nom', hint: '' },
    email: { label: 'Adresse e-\u2060mail', noun: 'L’adresse e-\u2060mail', hint: '' },
    telephone: {
      label: 'GSM ou téléphone',
      noun: 'Le numéro de téléphone',
      hint: 'Par exemple 0475/123456.',
    },
    project: { label: 'Que voulez-\u2060vous faire\u00a0?', noun: 'Le projet', hint: '' },
    country: { label: 'Dans quel pays\u00a0?', noun: 'Le pays', hint: '' },
    type: { label: 'Quel bien\u00a0?', noun: 'Le type de bien', hint: '' },
    address: { label: 'Rue', noun: 'La rue', hint: '' },
    addressnumber: { label: 'Numéro', noun: 'Le numéro', hint: '' },
    addressboite: { label: 'Boîte', noun: 'La boîte', hint: '' },
    addresscap: { label: 'Code postal', noun: 'Le code postal', hint: '' },
    addresscity: {
      label: 'Commune',
      noun: 'La commune',
      hint: '',
    },
    price: { label: 'Prix ou coût du projet', noun: 'Le prix ou le coût du projet', hint: '' },
    priceapport: {
      label: 'Votre apport',
      noun: 'Le montant de votre apport',
      hint: 'Ce que vous payez vous-même\u00a0: épargne, donation, vente.',
    },
    priceborrow: { label: 'Montant à emprunter', noun: 'Le montant à emprunter', hint: '' },
    borrowsingle: { label: 'Vous empruntez', noun: 'Le nombre d’emprunteurs', hint: '' },
    revenuetotal: {
      label: 'Revenus nets en tout',
      noun: 'Le montant de vos revenus',
      hint: 'À deux, ceux des deux.',
    },
    revenuereplace: {
      label: 'dont revenus de remplacement',
      noun: 'Le montant des revenus de remplacement',
      hint: 'Pension, chômage, indemnités.',
    },
    revenuelocation: {
      label: 'dont loyers reçus',
      noun: 'Le montant des loyers reçus',
      hint: '',
    },
    revenuemobil: {
      label: 'dont revenus mobiliers',
      noun: 'Le montant des revenus mobiliers',
      hint: 'Intérêts, dividendes.',
    },
    chargecredit: {
      label: 'Mensualités de vos crédits actuels',
      noun: 'Le montant de vos mensualités actuelles',
      hint: '',
    },
    chargepension: {
      label: 'Pension alimentaire versée',
      noun: 'Le montant de la pension alimentaire',
      hint: '',
    },
    chargeafter: {
      label: 'dont celles qui continuent après le projet',
      noun: 'Le montant des mensualités qui continuent',
      hint: 'Une voiture, par exemple.',
    },
    chargechilds: { label: 'Enfants à charge', noun: 'Le nombre d’enfants à charge', hint: '' },
    comments: {
      label: 'Ce que le conseiller doit savoir',
      noun: 'Votre message',
      hint: 'Une échéance du compromis, une question, les heures où vous appeler. Rien sur votre santé.',
    },
    legal: {
      label: 'Pouvons-nous utiliser ces réponses pour préparer le rendez-vous\u00a0?',
      noun: 'Votre accord',
      hint: 'Seules les personnes qui le préparent les lisent. Vous pouvez retirer votre accord à tout moment\u00a0: un message suffit, et nous les effaçons.',
    },
  },
  perMonth: 'Par mois',
  incomes: 'Ce qui entre',
  charges: 'Ce qui sort',
  prices: {
    buy: { label: 'Prix d’achat', noun: 'Le prix d’achat' },
    build: { label: 'Coût de la construction', noun: 'Le coût de la construction' },
    renew: { label: 'Coût des travaux', noun: 'Le coût des travaux' },
    buyandrenew: { label: 'Prix d’achat et travaux', noun: 'Le prix d’achat avec les travaux' },
    refinance: { label: 'Valeur du bien', noun: 'La valeur du bien' },
    buylease: { label: 'Prix d’achat', noun: 'Le prix d’achat' },
    buyoutside: { label: 'Prix d’achat', noun: 'Le prix d’achat' },
  },
  choices: {
    project: {
      buy: 'Acheter',
      build: 'Construire',
      renew: 'Rénover',
      buyandrenew: 'Acheter et rénover',
      refinance: 'Refinancer un crédit hypothécaire',
      buylease: 'Acheter pour louer',
      buyoutside: 'Acheter à l’étranger',
    },
    country: {
      france: 'France',
      paysbas: 'Pays-Bas',
      luxembourg: 'Luxembourg',
      allemagne: 'Allemagne',
      italie: 'Italie',
      portugal: 'Portugal',
      espagne: 'Espagne',
    },
    type: {
      house: 'Une maison',
      apartment: 'Un appartement',
      leasing: 'Un immeuble de rapport',
      terrain: 'Un terrain',
    },
    borrowsingle: { one: 'Seul ou seule', two: 'À deux' },
    legal: { yes: 'Oui', no: 'Non' },
  },
  notAsked: {
    country: 'Pour un achat à l’étranger seulement.',
    type: 'Si vous achetez ou construisez. Un terrain\u00a0: pour un achat en Belgique seulement.',
  },
  city: {
    first: 'Choisissez après le code postal.',
    unknown: 'Nous ne connaissons pas ce code postal.',
  },
  filesAdvice: 'Un compromis, un devis, un plan, une fiche de paie.',
  send: 'Demander un rendez-vous',
  next: {
    title: 'Et ensuite\u00a0?',
    call: {
      title: 'Nous vous appelons',
      text: 'Pendant les heures d’ouverture. [officeVisits=yes|Vous fixez ensemble le moment et le lieu\u00a0: au bureau ou par téléphone.][officeVisits=no|Vous fixez ensemble le moment\u00a0; l’entretien se fait par téléphone.]',
    },
    talk: {
      title: 'Vous en parlez',
      text: 'Le conseiller refait le calcul avec vous, taux et frais compris, et dit quels documents il faudra.',
    },
    decide: {
      title: 'Vous réfléchissez',
      text: 'Rien ne vous engage avant votre signature. Une demande peut être refusée\u00a0; nous disons alors pourquoi.',
    },
    phone: 'Vous préférez appeler\u00a0?',
  },
  thanks: {
    nextTitle: 'D’ici là, vous pouvez rassembler',
    papers: {
      estate: {
        title: 'Ce qui concerne le bien',
        text: 'L’annonce, le compromis ou l’offre, les devis des travaux, le certificat PEB.',
      },
      means: {
        title: 'Ce qui concerne vos revenus',
        text: 'Les trois dernières fiches de paie, ou le dernier avertissement-extrait de rôle si vous êtes indépendant.',
        /** To who has a replacement income, in place of that; and to who receives rent, after it. */
        replacement:
          'La dernière attestation de votre pension ou de vos indemnités\u00a0; si vous travaillez aussi, vos trois dernières fiches de paie.',
        rent: 'Le bail de ce que vous donnez en location.',
      },
      credits: {
        title: 'Ce qui concerne vos crédits',
        text: 'Les contrats en cours et ce qu’il en reste à payer.',
      },
    },
    back: 'Revoir le crédit hypothécaire',
  },
  faults: {
    projectRequired: 'Dites-nous ce que vous voulez faire.',
    countryRequired: 'Choisissez le pays.',
    typeRequired: 'Dites-nous de quel bien il s’agit.',
    legalRequired: 'Répondez par oui ou par non.',
    legalRefused:
      'Sans votre accord, nous ne pouvons rien préparer. Vous pouvez nous appeler à la place.',
    notOffered: 'Choisissez une des réponses proposées.',
    unreadable: '{field} contient un signe qui n’y a pas sa place.',
    between: '{field} doit se situer entre {min} et {max}.',
  },
};
