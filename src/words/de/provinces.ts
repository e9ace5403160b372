import type { provinces as french } from '../fr/provinces.ts';
import type { Translation } from '../translation.ts';

export const provinces: Translation<typeof french> = {
  title: 'Die Büros nach Provinz',
  text: 'Wählen Sie eine Provinz: Die Suche beginnt an ihrem Hauptort.',
  one: '1\u00a0Büro',
  several: '{n}\u00a0Büros',
  names: {
    'BE-BRU': 'Brüssel',
    'BE-VAN': 'Antwerpen',
    'BE-VBR': 'Flämisch-Brabant',
    'BE-VLI': 'Limburg',
    'BE-VOV': 'Ostflandern',
    'BE-VWV': 'Westflandern',
    'BE-WBR': 'Wallonisch-Brabant',
    'BE-WHT': 'Hennegau',
    'BE-WLG': 'Lüttich',
    'BE-WLX': 'Luxemburg',
    'BE-WNA': 'Namur',
  },
};
