import type { glossary as french } from '../fr/glossary.ts';
import type { Translation } from '../translation.ts';

export const glossary: Translation<typeof french> = {
  title: 'Glossar',
  lede: 'Die Begriffe rund um den Kredit, einer nach dem anderen erklärt: was sie bedeuten, und was sie ändern, wenn man Geld leiht.',
  letters: 'Buchstaben des Glossars',
  see: 'Lesen Sie auch:',
  back: 'Zurück zu den Buchstaben',
  filter: { label: 'Einen Begriff suchen', found: 'Gefundene Begriffe: {n}' },
};
