import type { Translation } from '../translation.ts';
import type { fr } from './fr.ts';

export const en: Translation<typeof fr> = {
  title: 'Glossary',
  lede: 'The words of credit, explained one by one: what they mean, and what they change for those who borrow.',
  letters: 'Letters of the glossary',
  see: 'See also:',
  back: 'Back to the letters',
};
