import type { glossary as french } from '../fr/glossary.ts';
import type { Translation } from '../translation.ts';

export const glossary: Translation<typeof french> = {
  title: 'Glossary',
  lede: 'Credit terms, explained one by one: what they mean, and what they change for those who borrow.',
  letters: 'Letters of the glossary',
  see: 'See also:',
  back: 'Back to the letters',
  filter: { label: 'Look up a term', found: 'Terms found: {n}' },
};
