import { expect, it } from 'vitest';
import { asNameOnly } from './write-letter.ts';

//
it.each([
  ['Lotte Peeters', 'Lotte Peeters'],
  ['J.-P. D’Hondt', 'J.-P. D’Hondt'],
  ['Appelez 0900 12 345 Peeters', 'Appelez Peeters'],
  ['evil.example Peeters', 'evil. example Peeters'],
  ['A'.repeat(100), 'A'.repeat(60)],
])('%s stands in a subject as %s', (name, shown) => {
  expect(asNameOnly(name)).toBe(shown);
});
