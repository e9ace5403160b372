import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const de: Translation<typeof fr> = {
  title: 'Glossar',
  lede: 'Die Wörter des Kredits, eines nach dem anderen erklärt: was sie bedeuten, und was sie ändern, wenn man Geld leiht.',
  letters: 'Buchstaben des Glossars',
  see: 'Lesen Sie auch:',
  back: 'Zurück zu den Buchstaben',
};
