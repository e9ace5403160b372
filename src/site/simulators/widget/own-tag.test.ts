import { expect, it } from 'vitest';
import { chooseLanguage, elementAttributes } from './own-tag.ts';

it.each([
  [['nl'], 'nl'],
  [['nl-BE', 'fr'], 'nl'],
  [[null, 'de-BE'], 'de'],
  [['xx', undefined, 'EN'], 'en'],
  [['', null], 'fr'],
  [['xx'], 'fr'],
] as const)('of the languages %j it takes %s', (asked, locale) => {
  expect(chooseLanguage(['fr', 'nl', 'de', 'en'], ...asked)).toBe(locale);
});

// F-1.5
it.each([
  [['nl'], 'fr', 'nl'],
  [['nl'], 'xx', 'nl'],
  [['nl', 'fr'], 'xx', 'nl'],
  [['nl', 'fr'], 'fr-BE', 'fr'],
  [['fr', 'nl'], 'de', 'fr'],
] as const)('on a site of %j, of the language %s it takes %s', (languages, asked, locale) => {
  expect(chooseLanguage(languages, asked)).toBe(locale);
});

it('makes an element only of a tag that names a broker', () => {
  expect(elementAttributes({ dataset: { lang: 'nl' } })).toBeUndefined();
  expect(elementAttributes({ dataset: { broker: 'b-012', lang: 'nl' } })).toEqual({
    broker: 'b-012',
    lang: 'nl',
    product: undefined,
  });
});
