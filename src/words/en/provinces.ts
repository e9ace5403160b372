import type { provinces as french } from '../fr/provinces.ts';
import type { Translation } from '../translation.ts';

export const provinces: Translation<typeof french> = {
  title: 'Offices by province',
  text: 'Choose a province: the search starts from its capital.',
  one: '1\u00a0office',
  several: '{n}\u00a0offices',
  names: {
    'BE-BRU': 'Brussels',
    'BE-VAN': 'Antwerp',
    'BE-VBR': 'Flemish Brabant',
    'BE-VLI': 'Limburg',
    'BE-VOV': 'East Flanders',
    'BE-VWV': 'West Flanders',
    'BE-WBR': 'Walloon Brabant',
    'BE-WHT': 'Hainaut',
    'BE-WLG': 'Liège',
    'BE-WLX': 'Luxembourg',
    'BE-WNA': 'Namur',
  },
};
