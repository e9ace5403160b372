/** The provinces and Brussels, by ISO 3166-2, with their brokers' offices. */
export const provinces = {
  title: 'Les bureaux par province',
  text: 'Choisissez une province\u00a0: la recherche part de son chef-lieu.',
  one: '1\u00a0bureau',
  several: '{n}\u00a0bureaux',
  names: {
    'BE-BRU': 'Bruxelles',
    'BE-VAN': 'Anvers',
    'BE-VBR': 'Brabant flamand',
    'BE-VLI': 'Limbourg',
    'BE-VOV': 'Flandre orientale',
    'BE-VWV': 'Flandre occidentale',
    'BE-WBR': 'Brabant wallon',
    'BE-WHT': 'Hainaut',
    'BE-WLG': 'Liège',
    'BE-WLX': 'Luxembourg',
    'BE-WNA': 'Namur',
  },
};
