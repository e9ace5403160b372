import { expect, it } from 'vitest';
import { isLocale, LOCALES, localizedFrom, toContractLocale } from './locale.ts';

it.each<[unknown, boolean]>([
  ['fr', true],
  ['nl', true],
  ['de', true],
  ['en', true],
  ['xx', false],
  ['FR', false],
  ['', false],
  [undefined, false],
  [['fr'], false],
])('%j is a language of the site: %s', (value, isLanguage) => {
  expect(isLocale(value)).toBe(isLanguage);
});

it.each([
  ['fr', 'fr'],
  ['nl', 'nl'],
  ['de', 'fr'],
  ['en', 'fr'],
] as const)('readers of %s apply in %s', (locale, theirs) => {
  expect(toContractLocale(locale)).toBe(theirs);
});

it('gives readers of every language one of the application’s two', () => {
  const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, 'un']));
  expect(localizedFrom({ fr: 'un', nl: 'een' })).toEqual({ ...everywhere, nl: 'een' });
});
