import { expect, it } from 'vitest';
import { termLetter } from './term-letter.ts';

it.each([
  ['TAEG', 'T'],
  ['échéance', 'E'],
  ['Œuvre', undefined],
  ['10 %', undefined],
  ['«acte»', undefined],
  ['', undefined],
])('%s stands under %s', (term, letter) => {
  expect(termLetter(term)).toBe(letter);
});
