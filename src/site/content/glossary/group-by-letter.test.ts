import { expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

it('puts terms under their letters, accents and capitals aside, in the order of the alphabet', () => {
  const terms = ['échéance', 'Taux', 'Emprunteur', 'Écart', 'acompte'].map((term) => ({ term }));
  expect(groupByLetter(terms, 'fr')).toEqual([
    { letter: 'A', terms: [{ term: 'acompte' }] },
    { letter: 'E', terms: [{ term: 'Écart' }, { term: 'échéance' }, { term: 'Emprunteur' }] },
    { letter: 'T', terms: [{ term: 'Taux' }] },
  ]);
});
