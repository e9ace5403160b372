import type { provinces as french } from '../fr/provinces.ts';
import type { Translation } from '../translation.ts';

export const provinces: Translation<typeof french> = {
  title: 'De kantoren per provincie',
  text: 'Kies een provincie: we zoeken rond haar hoofdplaats.',
  one: '1\u00a0kantoor',
  several: '{n}\u00a0kantoren',
  names: {
    'BE-BRU': 'Brussel',
    'BE-VAN': 'Antwerpen',
    'BE-VBR': 'Vlaams-Brabant',
    'BE-VLI': 'Limburg',
    'BE-VOV': 'Oost-Vlaanderen',
    'BE-VWV': 'West-Vlaanderen',
    'BE-WBR': 'Waals-Brabant',
    'BE-WHT': 'Henegouwen',
    'BE-WLG': 'Luik',
    'BE-WLX': 'Luxemburg',
    'BE-WNA': 'Namen',
  },
};
