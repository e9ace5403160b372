/** A page of every kind, in either language: the results hold for other pages of its kind. */
export const PAGES: Readonly<Record<string, string>> = {
  home: '/fr/',
  loan: '/nl/autolening/',
  mortgage: '/fr/credit-hypothecaire/',
  application: '/nl/kredietaanvraag/',
  form: '/fr/demande-pret-copropriete/',
  contact: '/nl/contact/',
  brokers: '/fr/courtiers/',
  questions: '/nl/faq/',
  glossary: '/fr/glossaire/',
  news: '/nl/nieuws/',
  article: '/fr/actualites/lire-un-taeg/',
  text: '/nl/privacy/',
  search: '/fr/rechercher/?q=taeg',
};
