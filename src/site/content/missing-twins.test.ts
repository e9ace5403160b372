import { expect, it } from 'vitest';
import { missingTwins } from './missing-twins.ts';

it('names the texts that a language lacks', () => {
  expect(missingTwins({ fr: ['data', 'terms'], nl: ['terms', 'refusal'] })).toEqual([
    'fr/refusal',
    'nl/data',
  ]);
});

it('is content with the same texts in any order', () => {
  expect(missingTwins({ fr: ['data', 'terms'], nl: ['terms', 'data'] })).toEqual([]);
});
