export const news = {
  title: 'Actualités',
  titleOfPage: 'Actualités, page {page}',
  lede: 'De quoi lire avant de signer un contrat, et après\u00a0: des règles expliquées, des conseils pour le budget, et ce qui se passe chez nous.',
  topics: {
    borrow: 'Emprunter',
    home: 'Logement',
    car: 'Voiture',
    budget: 'Budget',
    rights: 'Vos droits',
    fluvia: 'Chez {name}',
  },
  list: {
    pages: 'Pages d’articles',
    shown: 'Articles {first} à {last} sur {all}',
    more: 'Plus d’articles',
    newer: 'Articles plus récents',
    loading: 'Chargement des articles…',
    failed:
      'Les articles suivants n’ont pas pu être chargés. Vérifiez votre connexion, puis réessayez.',
  },
  article: {
    updated: 'mis à jour le {date}',
    /** A loan of the lender's that the article speaks of. */
    loan: 'Chez {name}\u00a0: {amount} sur {months}\u00a0mois',
    onward: 'Pour aller plus loin',
    around: 'Les articles qui précèdent et qui suivent',
    previous: 'Article précédent',
    next: 'Article suivant',
    others: 'À lire aussi',
    all: 'Toutes les actualités',
  },
  latest: 'Dernières actualités',
};
