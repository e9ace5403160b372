import { expect, it } from 'vitest';
import { missingTwins } from './missing-twins.ts';

it('names the texts that a language lacks', () => {
  expect(missingTwins({ fr: ['data', 'terms'], nl: ['terms', 'refusal'] })).toEqual([
    'fr/refusal',
    'nl/data',
  ]);
});

it('accepts the same texts in any order', () => {
  expect(missingTwins({ fr: ['data', 'terms'], nl: ['terms', 'data'] })).toEqual([]);
});

it('names the required texts that no language has', () => {
  expect(missingTwins({ fr: [], nl: ['terms'] }, ['terms'])).toEqual(['fr/terms']);
  expect(missingTwins({ fr: [], nl: [] }, ['terms'])).toEqual(['fr/terms', 'nl/terms']);
});
