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
  expect(chooseLanguage(...asked)).toBe(locale);
});

it('makes an element only of a tag that names a broker', () => {
  expect(elementAttributes({ dataset: { lang: 'nl' } })).toBeUndefined();
  expect(elementAttributes({ dataset: { broker: 'b-012', lang: 'nl' } })).toEqual({
    broker: 'b-012',
    lang: 'nl',
    product: undefined,
  });
});
