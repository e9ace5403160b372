import { expect, it } from 'vitest';
import { isLocale } from './locale.ts';

it.each<[unknown, boolean]>([
  ['fr', true],
  ['nl', true],
  ['de', false],
  ['FR', false],
  ['', false],
  [undefined, false],
  [['fr'], false],
])('%j is a language of the site: %s', (value, is) => {
  expect(isLocale(value)).toBe(is);
});
