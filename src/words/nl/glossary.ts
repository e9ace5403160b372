import type { glossary as french } from '../fr/glossary.ts';
import type { Translation } from '../translation.ts';

export const glossary: Translation<typeof french> = {
  title: 'Woordenlijst',
  lede: 'De begrippen uit de kredietwereld, een voor een uitgelegd: wat ze betekenen, en wat ze veranderen als u leent.',
  letters: 'Letters van de woordenlijst',
  see: 'Lees ook:',
  back: 'Terug naar de letters',
  filter: { label: 'Een woord zoeken', found: 'Gevonden woorden: {n}' },
};
