export const fr = {
  title: 'Rechercher',
  lede: 'Dans les prêts, les questions fréquentes, le glossaire, les actualités et les autres pages.',
  field: 'Que cherchez-vous\u00a0?',
  hint: 'Un mot ou deux suffisent. Les accents ne comptent pas.',
  submit: 'Rechercher',
  loading: 'Nous cherchons…',
  one: '1\u00a0résultat pour «\u00a0{query}\u00a0»',
  several: '{n}\u00a0résultats pour «\u00a0{query}\u00a0»',
  firstOf: 'Les {shown} premiers de {n}\u00a0résultats pour «\u00a0{query}\u00a0»',
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
  kinds: {
    loan: 'Prêt',
    page: 'Page',
    question: 'Question',
    term: 'Glossaire',
    news: 'Actualité',
  },
  all: {
    title: 'Toutes les pages',
    loans: 'Emprunter',
    others: 'S’informer et nous joindre',
  },
};
