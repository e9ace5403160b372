/** The finder of brokers. */
export const brokerFinder = {
  form: 'Chercher un courtier',
  field: {
    /** Where no geocoder knows streets, and where one does. */
    label: 'Code postal ou commune',
    labelWithStreets: 'Code postal, commune ou adresse',
    hint: 'Par exemple 5000 ou Ixelles.',
    hintWithStreets: 'Par exemple 5000, Ixelles ou une adresse avec son code postal.',
    list: 'Lieux proposés',
    one: '1 lieu proposé. Appuyez sur la flèche bas pour le choisir.',
    several: '{n} lieux proposés. Utilisez les flèches haut et bas pour en choisir un.',
    none: 'Aucun lieu proposé.',
  },
  types: {
    legend: 'Pour',
    ch: 'un crédit hypothécaire',
    pat: 'un prêt personnel',
    missing: 'Cochez au moins l’un des deux.',
  },
  search: 'Chercher',
  searching: 'Recherche en cours…',
  faults: {
    tooShort:
      'Un code postal compte quatre chiffres. Vous pouvez aussi écrire le nom d’une commune.',
    unknownPostcode:
      'Le code postal {text} n’existe pas en Belgique. Vérifiez-le, ou écrivez le nom de la commune.',
    notFound:
      'Nous ne trouvons pas «\u00a0{text}\u00a0» en Belgique. Nous cherchons par code postal ou par commune, pas par rue\u00a0: écrivez l’un des deux.',
    notFoundWithStreets:
      'Nous ne trouvons pas «\u00a0{text}\u00a0» en Belgique. Essayez le code postal, ou le nom de la commune.',
    /** Before a question. */
    question: 'Nous ne trouvons aucun lieu nommé exactement «\u00a0{text}\u00a0» en Belgique.',
    several: 'Plusieurs lieux de Belgique s’appellent «\u00a0{text}\u00a0».',
    province:
      '«\u00a0{text}\u00a0» est le nom d’une province. Nous cherchons autour d’une commune\u00a0: choisissez-en une, ou écrivez son code postal.',
    provinceOrCountry:
      '«\u00a0{text}\u00a0» est une province belge et un pays voisin. Nos courtiers ne travaillent qu’en Belgique\u00a0: choisissez une commune de la province, ou écrivez un code postal.',
    abroad:
      '«\u00a0{text}\u00a0» se trouve à l’étranger. Nos courtiers ne travaillent qu’en Belgique\u00a0: écrivez un code postal ou une commune de Belgique.',
  },
  failed: {
    title: 'La recherche n’a pas abouti.',
    text: 'La connexion a peut-être été coupée. Ce que vous avez écrit est toujours là.',
    again: 'Réessayer',
  },
  position: {
    button: 'Utiliser ma position',
    note: 'Uniquement pour cette recherche\u00a0: nous recevons votre position à une centaine de mètres près et ne la conservons pas.',
    asking: 'Votre navigateur cherche votre position…',
    refused:
      'Votre navigateur n’a pas transmis votre position. Écrivez votre code postal\u00a0: vous trouverez les mêmes courtiers.',
    unavailable: 'Votre position n’a pas pu être trouvée. Écrivez votre code postal.',
    late: 'Votre position tarde à venir. Réessayez, ou écrivez votre code postal.',
    outside:
      'Votre position est hors de Belgique. Nos courtiers ne travaillent qu’en Belgique\u00a0: écrivez le code postal belge qui vous intéresse.',
  },
  views: { legend: 'Affichage', list: 'Liste', map: 'Carte' },
  results: {
    label: 'Résultats',
    before: 'Où cherchez-\u2060vous\u00a0?',
    beforeText:
      'Indiquez un code postal ou une commune\u00a0: les courtiers les plus proches s’affichent ici, avec leur téléphone et leurs heures d’ouverture.',
    question: 'Vouliez-vous dire {places}\u00a0?',
    /** Before the last of several. */
    or: ' ou ',
    others: 'Autres lieux de ce nom\u00a0: {places}',
    one: 'courtier dans un rayon de {radius}',
    several: 'courtiers dans un rayon de {radius}',
    around: 'autour de {place}',
    aroundVowel: 'autour d’{place}',
    aroundCentre: 'autour du centre de {place}',
    aroundYou: 'autour de votre position',
    nearest: 'Voici les {n} plus proches.',
    moreOne: 'Afficher encore 1 courtier',
    more: 'Afficher encore {n} courtiers',
    noTypes: 'Aucun crédit coché',
    noTypesText:
      'Cochez le crédit hypothécaire, le prêt personnel ou les deux\u00a0: la liste et la carte montreront les courtiers qui les proposent.',
    emptyTitle: 'Aucun courtier pour ce choix {around}',
    emptyText:
      'Appelez-nous\u00a0: {phone} pour un prêt personnel, {mortgagePhone} pour un crédit hypothécaire. Un conseiller vous dira qui peut vous recevoir.',
    emptyAppointment: 'Demander un rendez-vous',
  },
  card: {
    ch: 'Crédits hypothécaires',
    pat: 'Prêts personnels',
    away: 'à {distance} à vol d’oiseau',
    /** From the middle of a postcode or a town, which is no visitor's own place. */
    withinKilometre: 'à moins d’1\u00a0km du centre',
    fromCentre: 'à environ {n}\u00a0km du centre',
    metres: '{n}\u00a0m',
    kilometres: '{n}\u00a0km',
    call: 'Appeler {name}\u00a0: {phone}',
    write: 'Contacter {contact}',
    writeOffice: 'Contacter le bureau',
    today: 'Aujourd’hui\u00a0: {times}',
    openUntil: 'Ouvert jusqu’à {time}',
    closedToday: 'Fermé aujourd’hui',
    hoursOf: 'Heures d’ouverture, {name}',
    choose: 'Choisir ce courtier',
    chosen: 'Courtier choisi',
    chooseFor: { ch: 'Choisir pour un crédit hypothécaire', pat: 'Choisir pour un prêt personnel' },
    chosenFor: { ch: 'Choisi pour un crédit hypothécaire', pat: 'Choisi pour un prêt personnel' },
  },
  chosen: {
    label: 'Le courtier que vous avez choisi',
    title: 'Vous avez choisi {name}',
    text: 'Votre demande mentionnera son nom. Le taux et les conditions restent les mêmes.',
    loan: 'Calculer et demander un prêt',
    appointment: 'Demander un rendez-vous',
    contact: 'Nous écrire',
    remove: 'Retirer mon choix',
    removed: '{name}\u00a0: votre choix est effacé.',
    announced: '{name}\u00a0: choisi.',
  },
  map: {
    close: 'Fermer la fiche',
    loading: 'La carte se charge…',
    failed: 'La carte n’a pas pu être chargée. La liste contient les mêmes courtiers.',
    again: 'Recharger la carte',
  },
};
