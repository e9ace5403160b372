import { expect, it } from 'vitest';
import { foldName } from './fold-name.ts';

it.each([
  ['Saint-Josse-ten-Noode', 'st josse ten noode'],
  ['Sint-Joost', 'st joost'],
  ['’s Gravenbrakel', 's gravenbrakel'],
  ['Écaussinnes', 'ecaussinnes'],
  ['  Sankt   Vith ', 'st vith'],
  ['Œudeghien', 'oeudeghien'],
])('folds «%s» to «%s»', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
