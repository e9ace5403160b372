/** The page that stands in for itsme while developing. */
export const mockItsme = {
  title: 'Une identité inventée',
  banner:
    'Ceci n’est pas itsme, mais un remplaçant pour le développement. Les personnes sont inventées.',
  lede: 'Choisissez qui vous êtes. La demande reçoit alors les données de cette personne, comme itsme les enverrait.',
  people: 'Les personnes',
  cancel: 'Annuler et revenir à la demande',
  over: {
    title: 'Cette page a expiré',
    text: 'Revenez à la demande et recommencez.',
  },
  wrong: {
    title: 'Le remplaçant refuse cet appel',
    text: 'La demande d’identification n’est pas celle qu’itsme accepterait.',
  },
  persons: {
    camille: {
      name: 'Camille Lambert',
      about: 'Francophone, à Namur. Toutes les données sont là.',
    },
    pieter: {
      name: 'Pieter Vermeulen',
      about: 'Néerlandophone, à Gand. Toutes les données sont là.',
    },
    noor: { name: 'Noor Claes', about: 'Sans date de naissance.' },
    suryani: { name: 'Suryani', about: 'Sans prénom\u00a0: un seul nom.' },
    amadou: { name: 'Amadou Diallo', about: 'Avec un numéro BIS.' },
    julie: { name: 'Julie Moreau', about: 'Belge, domiciliée à Lille.' },
    marc: { name: 'Marc Wouters', about: 'Avec un numéro national qu’aucune règle n’admet.' },
    zoe: { name: 'Zoé Henrard', about: 'Refuse dans l’application.' },
  },
};
