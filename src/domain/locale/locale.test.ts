import { expect, it } from 'vitest';
import {
  contractLocaleOf,
  isContractLocale,
  isLocale,
  LOCALES,
  type Locale,
  localizedFrom,
} from './locale.ts';

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

it.each<[Locale, readonly Locale[], Locale]>([
  ['fr', ['fr', 'nl', 'de', 'en'], 'fr'],
  ['nl', ['fr', 'nl', 'de', 'en'], 'nl'],
  ['de', ['fr', 'nl', 'de', 'en'], 'fr'],
  ['en', ['nl', 'fr', 'en'], 'nl'],
  ['de', ['nl', 'de'], 'nl'],
  ['fr', ['nl', 'de'], 'nl'],
  ['nl', ['fr'], 'fr'],
])('readers of %s apply, on a site in %j, in %s', (locale, languages, theirs) => {
  expect(contractLocaleOf(locale, languages)).toBe(theirs);
});

/** Every choice and order of languages that a site may have: the first is one of the application's. */
const SITES = permutations(LOCALES).flatMap((order) => order.map((_, i) => order.slice(0, i + 1)));

function permutations(rest: readonly Locale[]): readonly (readonly Locale[])[] {
  if (rest.length === 0) return [[]];
  return rest.flatMap((first) =>
    permutations(rest.filter((other) => other !== first)).map((others) => [first, ...others]),
  );
}

// F-1.9
it('readers of any language apply in one that the site has, in their own where it is one', () => {
  for (const languages of SITES.filter(([first]) => isContractLocale(first)))
    for (const locale of languages) {
      const theirs = contractLocaleOf(locale, languages);
      expect(languages, `${locale} on ${languages}`).toContain(theirs);
      expect(theirs).toBe(isContractLocale(locale) ? locale : languages[0]);
    }
});

it('gives readers of every language one of the application’s two', () => {
  const everywhere = Object.fromEntries(LOCALES.map((locale) => [locale, 'un']));
  expect(localizedFrom({ fr: 'un', nl: 'een' })).toEqual({ ...everywhere, nl: 'een' });
});
