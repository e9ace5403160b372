import { expect, it } from 'vitest';
import { groupByLetter } from './group-by-letter.ts';

it('groups terms by letter, ignoring accents and capitals, in alphabetical order', () => {
  const terms = ['échéance', 'Taux', 'Emprunteur', 'Écart', 'acompte'].map((term) => ({ term }));
  expect(groupByLetter(terms, 'fr')).toEqual([
    { letter: 'A', terms: [{ term: 'acompte' }] },
    { letter: 'E', terms: [{ term: 'Écart' }, { term: 'échéance' }, { term: 'Emprunteur' }] },
    { letter: 'T', terms: [{ term: 'Taux' }] },
  ]);
});
