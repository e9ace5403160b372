export const search = {
  title: 'Rechercher',
  lede: 'Dans les prêts, les questions fréquentes, le glossaire, les actualités et les autres pages.',
  field: 'Que cherchez-\u2060vous\u00a0?',
  hint: 'Un mot ou deux suffisent. Les accents ne comptent pas.',
  submit: 'Rechercher',
  loading: 'Nous cherchons…',
  one: '1\u00a0résultat pour «\u00a0{query}\u00a0»',
  several: '{n}\u00a0résultats pour «\u00a0{query}\u00a0»',
  none: {
    title: 'Aucun résultat pour «\u00a0{query}\u00a0»',
    text: 'Essayez un autre mot, ou un mot de moins. Toutes nos pages sont ci-dessous\u00a0; et vous pouvez nous appeler au {phone}.',
  },
  failed: {
    title: 'La recherche n’a pas pu se charger.',
    text: 'Vérifiez votre connexion, puis réessayez. Toutes nos pages sont aussi ci-dessous.',
    retry: 'Réessayer',
  },
  results: 'Résultats',
  /** Above what was found of each kind. */
  kinds: {
    loan: 'Prêts',
    page: 'Pages',
    question: 'Questions',
    term: 'Glossaire',
    news: 'Actualités',
  },
  /** Of the same kind; never fewer than two. */
  more: 'Montrer les {n} autres',
  all: {
    title: 'Toutes les pages',
    loans: 'Emprunter',
    others: 'S’informer et nous joindre',
  },
  /** Words that people search a page by and that it does not use. */
  searchedAs: {
    contact:
      'horaire, heures d’ouverture, adresse, téléphone, GSM, bureau, agence, siège, nous joindre',
  },
  /** Too common to be worth searching for, without accents. */
  commonWords:
    'a ai au aux avec c ce ces cet cette ceux comme d dans de des du elle en est et eux il ils j je l la le les leur lui m ma mais me mes mon n ne nos notre nous on ont ou par pas pour qu que qui s sa se ses si son sont sur t ta te tes toi ton tu un une vos votre vous y',
};
