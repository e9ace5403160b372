import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const nl: Translation<typeof fr> = {
  title: 'Woordenlijst',
  lede: 'De woorden van het krediet, een voor een uitgelegd: wat ze betekenen, en wat ze veranderen voor wie leent.',
  letters: 'Letters van de woordenlijst',
  see: 'Lees ook:',
  back: 'Terug naar de letters',
};
